import fc from "fast-check";
import { expect, it } from "vitest";
import {
  COLOR_CHANGE,
  type Command,
  JUMP,
  type Pattern,
  SEQUIN,
  STITCH,
  TRIM,
} from "../pattern/pattern.ts";
import { statistics } from "../pattern/statistics.ts";
import { aBlock, aPattern, gold, navy } from "../pattern/testing.ts";
import { readDst } from "./dst-read.ts";
import { writeDst } from "./dst-write.ts";
import { done, dstBytes, type Move, record, recordsOf } from "./testing.ts";

const step = fc.integer({ min: -121, max: 121 });
const kind = fc.constantFrom<Move[0]>("stitch", "stitch", "stitch", "jump", "color", "sequin");
const moves = fc.array(fc.tuple(kind, step, step), { maxLength: 300 });

it("writes any list of records back as it read them, byte for byte", () => {
  fc.assert(
    fc.property(moves, (list) => {
      const bytes = dstBytes([["stitch", 1, 1], ...list]);
      const { pattern } = done(readDst(bytes));
      expect(done(writeDst(pattern, { name: "TEST" })).slice(512)).toEqual(bytes.slice(512));
    }),
  );
});

it("reads back what it wrote, header and all", () => {
  const bytes = done(writeDst(aBlock(), { name: "Left chest" }));
  const file = done(readDst(bytes));
  expect(file.defects).toEqual([]);
  expect(file.header?.name).toBe("Left chest");
  expect(done(writeDst(file.pattern, { name: "Left chest" }))).toEqual(bytes);
});

const far = fc.integer({ min: -4000, max: 4000 });
const command = fc.constantFrom<Command>(STITCH, STITCH, STITCH, JUMP, TRIM, COLOR_CHANGE);
const anyPattern = fc
  .array(fc.tuple(command, far, far), { minLength: 1, maxLength: 80 })
  .map((records): Pattern => aPattern([...records, [STITCH, 0, 0]]));

it("loses and adds no penetration, trim or color, however far a pattern jumps", () => {
  fc.assert(
    fc.property(anyPattern, fc.integer({ min: 1, max: 12 }), (pattern, trimJumps) => {
      const bytes = done(writeDst(pattern, { name: "ANY", trimJumps }));
      const read = done(readDst(bytes)).pattern;
      expect(penetrations(read)).toEqual(penetrations(pattern));
      const [before, after] = [statistics(pattern, { trimJumps }), statistics(read, { trimJumps })];
      expect({ ...after, jumps: before.jumps }).toEqual({
        ...before,
        threadMetres: after.threadMetres,
      });
      after.threadMetres.forEach((metres, i) => {
        expect(metres).toBeCloseTo(before.threadMetres[i]!, 9);
      });
    }),
  );
});

function penetrations({ cmd, x, y }: Pattern): number[][] {
  return Array.from(cmd, (command, i) => [command, x[i]!, y[i]!]).filter(([c]) => c === STITCH);
}

it.each<readonly [says: string, moves: readonly Move[], want: readonly number[][]]>([
  ["a stitch", [["stitch", 121, -121]], [[STITCH, 121, -121]]],
  [
    "steps that add up",
    [
      ["stitch", 1, 2],
      ["stitch", 81, -40],
    ],
    [
      [STITCH, 1, 2],
      [STITCH, 82, -38],
    ],
  ],
  [
    "a jump",
    [
      ["jump", -3, 5],
      ["stitch", 0, 0],
    ],
    [
      [JUMP, -3, 5],
      [STITCH, -3, 5],
    ],
  ],
  [
    "a change of color that moves",
    [
      ["color", 7, 7],
      ["stitch", 0, 0],
    ],
    [
      [COLOR_CHANGE, 7, 7],
      [STITCH, 7, 7],
    ],
  ],
  [
    "a sequin toggle that moves",
    [
      ["sequin", 9, 0],
      ["stitch", 0, 0],
    ],
    [
      [SEQUIN, 9, 0],
      [STITCH, 9, 0],
    ],
  ],
])("reads %s", (_, moves, want) => {
  expect(recordsOf(done(readDst(dstBytes(moves))))).toEqual(want);
});

it.each([
  [0xf3, "end"],
  [0xff, "end"],
  [0xc3, COLOR_CHANGE],
  [0xe7, COLOR_CHANGE],
  [0x43, SEQUIN],
  [0x4f, SEQUIN],
  [0x83, JUMP],
  [0xb3, JUMP],
  [0x03, STITCH],
  [0x00, STITCH],
  [0x80, STITCH],
  [0xc0, STITCH],
])("takes a third byte %# for what it is by the order of the table", (b2, want) => {
  const bytes = dstBytes([["stitch", 0, 0]], { tail: [0, 0, b2, 0, 0, 0x03] });
  const { cmd } = done(readDst(bytes)).pattern;
  expect(cmd[1] ?? "end").toBe(want);
});

it("splits a long travel into the fewest jumps, and a trim into as many as the shop wants", () => {
  const pattern = aPattern([
    [STITCH, 0, 0],
    [JUMP, 363, -10],
    [STITCH, 363, -10],
    [TRIM, 363, -10],
    [JUMP, 463, -10],
    [STITCH, 463, -10],
  ]);
  const written = done(readDst(done(writeDst(pattern, { name: "", trimJumps: 5 }))));
  expect(recordsOf(written)).toEqual([
    [STITCH, 0, 0],
    [JUMP, 121, -3],
    [JUMP, 242, -7],
    [JUMP, 363, -10],
    [STITCH, 363, -10],
    [JUMP, 383, -10],
    [JUMP, 403, -10],
    [JUMP, 423, -10],
    [JUMP, 443, -10],
    [JUMP, 463, -10],
    [STITCH, 463, -10],
  ]);
});

it("makes a trim that nothing follows from small jumps that come back", () => {
  const pattern = aPattern([
    [STITCH, 50, 50],
    [TRIM, 50, 50],
    [COLOR_CHANGE, 50, 50],
    [STITCH, 50, 50],
    [TRIM, 50, 50],
  ]);
  const read = done(readDst(done(writeDst(pattern, { name: "", trimJumps: 4 })))).pattern;
  const J = JUMP;
  expect([...read.cmd]).toEqual([STITCH, J, J, J, J, COLOR_CHANGE, STITCH, J, J, J, J]);
  expect([...read.x]).toEqual([50, 53, 47, 53, 50, 50, 50, 53, 47, 53, 50]);
  expect(statistics(read).trims).toBe(2);
});

it("ends in 00 00 F3 and takes three bytes a record", () => {
  const bytes = done(writeDst(aPattern([[STITCH, 1, 0]]), { name: "A" }));
  expect(bytes.slice(512)).toEqual(Uint8Array.of(0x01, 0x00, 0x03, 0x00, 0x00, 0xf3));
});

it("takes threads from the caller and fills up with grey", () => {
  const bytes = done(writeDst(aBlock(), { name: "" }));
  const names = (threads: readonly (typeof navy)[]) =>
    done(readDst(bytes, { threads })).pattern.threads.map(({ name }) => name);
  expect(names([gold, navy, navy])).toEqual(["Old gold", "Navy"]);
  expect(names([gold])).toEqual(["Old gold", "Color 2"]);
});

it("encodes every step as the published table has it", () => {
  for (let value = -121; value <= 121; value += 1) {
    const pattern = aPattern([[STITCH, value, -value]]);
    const bytes = done(writeDst(pattern, { name: "" }));
    expect(bytes.slice(512, 515)).toEqual(Uint8Array.from(record(["stitch", value, -value])));
  }
});

it.each<readonly [string, Pattern, number | undefined, string]>([
  ["a pattern without stitches", aPattern([[JUMP, 5, 5]]), undefined, "embroidery.noStitches"],
  ["an empty pattern", aPattern([]), undefined, "embroidery.noStitches"],
  [
    "a pattern of kilometres",
    aPattern([[STITCH, 2_000_000_000, 0]]),
    undefined,
    "embroidery.outOfReach",
  ],
  [
    "a trim that swings out of reach",
    aPattern([
      [STITCH, 99_999, 0],
      [TRIM, 99_999, 0],
    ]),
    undefined,
    "embroidery.outOfReach",
  ],
  ["a trim of no jumps", aBlock(), 0, "embroidery.trimJumpsOutOfLimits"],
  ["a trim of half a jump", aBlock(), 1.5, "embroidery.trimJumpsOutOfLimits"],
  ["a trim of NaN jumps", aBlock(), Number.NaN, "embroidery.trimJumpsOutOfLimits"],
  [
    "a thousand changes of color",
    aPattern([
      [STITCH, 0, 0],
      ...Array.from({ length: 1000 }, () => [COLOR_CHANGE, 0, 0] as const),
    ]),
    undefined,
    "embroidery.tooManyColors",
  ],
])("refuses to write %s", (_, pattern, trimJumps, error) => {
  const options = trimJumps === undefined ? { name: "" } : { name: "", trimJumps };
  expect(writeDst(pattern, options)).toMatchObject({ ok: false, problems: [{ error }] });
});

it("refuses a pattern that would become more than a million records", () => {
  const there = Array.from(
    { length: 1400 },
    (_, i) => [JUMP, i % 2 ? -90_000 : 90_000, 0] as const,
  );
  expect(writeDst(aPattern([[STITCH, 0, 0], ...there]), { name: "" })).toMatchObject({
    problems: [{ error: "embroidery.tooManyRecords", params: [1_000_000] }],
  });
});
