import { expect, it } from "vitest";
import { COLOR_CHANGE, JUMP, STITCH } from "../pattern/pattern.ts";
import { aBlock, aPattern, gold, navy } from "../pattern/testing.ts";
import { plainName } from "./dst-header.ts";
import { readDst } from "./dst-read.ts";
import { writeDst } from "./dst-write.ts";
import { done, dstBytes, type Move } from "./testing.ts";

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 512));

it("has the fields, widths and signs of the reference, 0x1A at 124, blanks up to 512", () => {
  const pattern = aPattern(
    [
      [JUMP, -30, 4],
      [STITCH, -30, 4],
      [STITCH, 80, 112],
      [COLOR_CHANGE, 80, 112],
      [STITCH, 12, -7],
    ],
    [navy, gold],
  );
  const fields = [
    "LA:CHEF ANTOINE    ",
    "ST:      6",
    "CO:  1",
    "+X:   80",
    "-X:   30",
    "+Y:  112",
    "-Y:    7",
    "AX:+   12",
    "AY:-    7",
    "MX:+    0",
    "MY:+    0",
    "PD:******",
  ];
  const head = `${fields.join("\r")}\r\x1a`;
  expect(head).toHaveLength(125);
  expect(text(done(writeDst(pattern, { name: "CHEF ANTOINE" })))).toBe(head.padEnd(512));
});

it.each([
  ["Crème Brûlée & Söhne", "Creme Brulee & S"],
  ["№ 7\r\n\u001a", "- 7---"],
  ["Straße", "Strasse"],
  ["", ""],
])("shows %j on the machine as %j", (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

const stitches: readonly Move[] = [
  ["stitch", 10, 10],
  ["color", 0, 0],
  ["stitch", -30, 5],
];

it.each([
  ["a name of zeros", `LA:${"\0".repeat(16)}\rST:      4\rCO:  1\r`, "", 4],
  ["a name that ends in zeros", `LA:ROSE${"\0".repeat(12)}\rST:      4\r`, "ROSE", 4],
  ["a count that is no number", "LA:A               \rST:   many\r", "A", undefined],
  ["a count that is far off", "LA:A               \rST:9999999\r", "A", 9999999],
  ["only a later field where it belongs", "?".repeat(31) + "CO: 77\r", "", undefined],
])("reads on past %s", (_, header, name, records) => {
  const file = done(readDst(dstBytes(stitches, { header })));
  expect(file.header).toMatchObject({ name, records });
  expect(file.pattern.cmd).toHaveLength(3);
  expect(file.pattern.threads).toHaveLength(2);
});

it("names what a header gets wrong", () => {
  const file = done(readDst(dstBytes(stitches, { tail: [] })));
  expect(file.defects).toEqual([
    "header not ended",
    "wrong record count",
    "wrong color count",
    "wrong extents",
    "no end",
  ]);
});

const whole = done(writeDst(aBlock(), { name: "WHOLE" }));
const records = done(readDst(whole)).pattern.cmd.length;

it.each([0, 1, 2, 3, 4, 5, 6, 7])("does not mind %d stray bytes after the end", (stray) => {
  const bytes = new Uint8Array(whole.length + stray).fill(0x1a);
  bytes.set(whole);
  const file = done(readDst(bytes));
  expect(file.pattern.cmd).toHaveLength(records);
  expect(file.defects).toEqual([]);
});

it("reads what is there of a file that breaks off", () => {
  for (let missing = 1; missing <= 40; missing += 1) {
    const file = done(readDst(whole.subarray(0, whole.length - missing)));
    expect(file.pattern.cmd).toHaveLength(records - Math.ceil(missing / 3) + 1);
    expect(file.defects).toContain("no end");
  }
});

it.each<readonly [string, Uint8Array, string]>([
  ["nothing", new Uint8Array(), "embroidery.unknownMachineFile"],
  ["half a header", whole.subarray(0, 300), "embroidery.unknownMachineFile"],
  ["a header alone", whole.subarray(0, 512), "embroidery.noStitches"],
  ["a header of zeros", new Uint8Array(600), "embroidery.unknownMachineFile"],
  ["only travels", dstBytes([["jump", 1, 1]]), "embroidery.noStitches"],
  ["more than 8 MB", new Uint8Array(8_000_001), "embroidery.fileTooLarge"],
  [
    "a thousand changes of color",
    dstBytes(Array.from({ length: 1000 }, () => ["color", 0, 0])),
    "embroidery.tooManyColors",
  ],
  [
    "a walk of kilometres",
    dstBytes(Array.from({ length: 900 }, () => ["stitch", 0, -121])),
    "embroidery.outOfReach",
  ],
])("refuses %s", (_, bytes, error) => {
  expect(readDst(bytes)).toMatchObject({ ok: false, problems: [{ field: "file", error }] });
});

it("reads no more records than it may", () => {
  const limits = { bytes: 1000, records: 2, colorChanges: 9, reach: 1000 };
  expect(readDst(dstBytes(stitches), { limits })).toMatchObject({
    problems: [{ error: "embroidery.tooManyRecords", params: [2] }],
  });
  expect(readDst(dstBytes(stitches), { limits: { ...limits, records: 3 } }).ok).toBe(true);
});
