import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import { STITCH } from "@placket/domain/embroidery/pattern/pattern";
import { aBlock, aPattern } from "@placket/domain/embroidery/pattern/testing";
import sharp from "sharp";
import { expect, it } from "vitest";
import { clamdScanner } from "../../../providers/file-scan/clamd-scanner.ts";
import { startClamdEmulator, TEST_VIRUS } from "../../../providers/file-scan/clamd-emulator.ts";
import { bringFile, dstOf } from "../../../testing/embroidery/a-logo.ts";
import { instead } from "../../../testing/instead.ts";
import { aStaffSession, callAdmin } from "../../../testing/staff.ts";
import { testApp } from "../../../testing/test-app.ts";
import { readPicture } from "../picture/logo-picture.ts";
import { fileScanner } from "./file-scan.ts";
import { USUAL_GROUND } from "./logo-work.ts";
import { readLogo } from "./read-logo.ts";

/** Numbers that come in the same order each time. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

/** A file of each format, whole. */
async function wholeFiles(): Promise<readonly (readonly [string, Uint8Array])[]> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#445566" } });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="9mm" viewBox="0 0 40 18">' +
    '<g transform="rotate(5)"><path fill="#1d2b55" d="M2 2h30v12h-30z"/></g></svg>';
  return [
    ["png", await picture.clone().png().toBuffer()],
    ["jpg", await picture.clone().jpeg().toBuffer()],
    ["webp", await picture.clone().webp().toBuffer()],
    ["svg", Buffer.from(svg)],
    ["eps", Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n")],
    ["pdf", Buffer.from("%PDF-1.7\n")],
    ...MACHINE_FILE_KINDS.map((as) => {
      const written = writeMachineFile(aBlock({ columns: 2, height: 40 }), { as, name: "block" });
      return [as, written.ok ? written.value : new Uint8Array()] as const;
    }),
  ];
}

const FILES = await wholeFiles();

it.each(FILES)(
  "issue 10.5 a %s with wrong bytes is read or refused in bounds, and never breaks the reader",
  async (format, whole) => {
    const random = numbers(format.length * 7919 + whole.length);
    for (let round = 0; round < 60; round += 1) {
      const bytes = new Uint8Array(whole);
      // Beyond the mark: what is no such file any more is only told so.
      const at = () => 4 + (random.next().value % Math.max(1, bytes.length - 4));
      for (let wrong = 0; wrong <= round % 8; wrong += 1) bytes[at()] = random.next().value & 255;
      const end = round % 3 === 0 ? at() : bytes.length;
      // oxlint-disable-next-line no-await-in-loop -- one reader takes one after the other
      const read = await readLogo({ bytes: bytes.subarray(0, end), ground: USUAL_GROUND });
      if (!read.ok) {
        expect(read.problems[0]?.error).toMatch(/^embroidery\./);
        continue;
      }
      const { pictures, sewn } = read.value;
      expect(pictures?.picture.length ?? 0).toBeLessThan(4_000_000);
      expect(sewn?.stitches ?? 0).toBeLessThan(250_000);
      expect(sewn?.widthMm ?? 0).toBeLessThan(450);
    }
  },
);

it("issue 10.5 a picture that packs well, and does not once it is written anew, is kept smaller", async () => {
  const raw = { width: 4211, height: 300, channels: 1 } as const;
  const tiles = Buffer.alloc(raw.width * raw.height);
  for (let at = 0; at < tiles.length; at += 1) tiles[at] = ((at % 16) * 89) % 251;
  const png = await sharp(tiles, { raw }).png({ compressionLevel: 9 }).toBuffer();
  const most = 3 * png.length;
  const read = await readPicture(png, "png", most);
  if (!read.ok) throw new Error("It was not read");
  const { width } = await sharp(read.value.source).metadata();
  expect(width).toBeLessThan(4000);
  expect(read.value.source.length).toBeLessThan(most);
});

/** Stitches between two edges, in 0.1 mm; each time so much higher, within 3 mm. */
const toAndFro = (width: number, count: number, rise = 0) =>
  aPattern(
    Array.from({ length: count }, (_, at) => [STITCH, (at % 2) * width, (at * rise) % 30] as const),
  );

/** What says it is a DST and is nothing else. */
function zeroDst(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode("LA:hostile\r"));
  return bytes;
}

it.each<[string, () => string | Uint8Array, string]>([
  [
    "a drawing of entities within entities",
    () =>
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>' +
      "<svg xmlns='http://www.w3.org/2000/svg'><text>&b;</text></svg>",
    "svg",
  ],
  [
    "a drawing that asks for a file",
    () =>
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink' width='9' height='9'>" +
      "<image x:href='file:///etc/passwd' width='9' height='9'/></svg>",
    "svg",
  ],
  [
    "a drawing as deep as it is long",
    () => `<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>${"<g>".repeat(50_000)}`,
    "svg",
  ],
  [
    "a drawing of a hundred thousand shapes",
    () =>
      `<svg xmlns='http://www.w3.org/2000/svg' width='90mm' height='90mm'>${"<path d='M0 0h9v9z'/>".repeat(80_000)}</svg>`,
    "svg",
  ],
  [
    "a comb of four thousand teeth",
    () =>
      `<svg xmlns='http://www.w3.org/2000/svg' width='90mm' height='60mm' viewBox='0 0 90 60'><path d='M0 0${"v50h.01v-50h.01".repeat(4000)}V60H0z'/></svg>`,
    "svgTooLarge",
  ],
  [
    "a comb of four thousand strokes",
    () =>
      `<svg xmlns='http://www.w3.org/2000/svg' width='90mm' height='60mm' viewBox='0 0 90 60'><path fill='none' stroke='#123' stroke-width='2' d='M0 0${"v50h.01v-50h.01".repeat(4000)}'/></svg>`,
    "svgTooLarge",
  ],
  [
    "a drawing that begins again and again",
    () => `<!--<svg-->${"<svg width ".repeat(700_000)}`,
    "svgTooLarge",
  ],
  [
    "stitches without end",
    () => {
      const bytes = new Uint8Array(2_000_000);
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = at % 4 < 2 ? 5 : 251;
      bytes.set([0x80, 0x01], 0);
      return bytes;
    },
    "tooManyRecords",
  ],
  [
    "colors without end",
    () => {
      const bytes = new Uint8Array(40_000);
      for (let at = 0; at < bytes.length; at += 4) bytes.set([0x80, 0x01, 1, 1], at);
      return bytes;
    },
    "tooManyColors",
  ],
  ["stitches all in one hole", () => dstOf(toAndFro(0, 5000)), "stitchesTooSmall"],
  ["stitches to and fro over a tenth of a mm", () => dstOf(toAndFro(1, 5000)), "stitchesTooSmall"],
  ["stitches on one line", () => dstOf(toAndFro(100, 500)), "stitchesTooDense"],
  ["thread upon thread", () => dstOf(toAndFro(30, 3000, 7)), "stitchesTooDense"],
  ["a file of zeros", () => zeroDst(300_000), "stitchesTooSmall"],
])("issue 10.5 %s is refused soon", async (_, made, refused) => {
  const file = made();
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const read = await readLogo({ bytes, ground: USUAL_GROUND });
  expect(read.ok ? [] : read.problems.map(({ error }) => error)).toEqual([
    expect.stringContaining(`embroidery.${refused}`),
  ]);
});

it("issue 10.5 what a scanner finds is not taken, and nothing is while it does not answer", async () => {
  const clamd = await startClamdEmulator();
  const scanner = clamdScanner(clamd.address);
  const app = await testApp(async () => undefined, { instead: [instead(fileScanner, scanner)] });
  const [, clean] = FILES[0]!;
  const found = Buffer.concat([Buffer.from(clean), Buffer.from(TEST_VIRUS)]);
  const refused = await bringFile(app, { bytes: found });
  expect(refused.json()).toMatchObject({ key: "embroidery.logoUnsafe" });
  expect((await bringFile(app, { bytes: clean })).statusCode).toBe(200);
  expect(clamd.scanned()).toBe(2);
  // A digitizer's comes from outside as well.
  const session = await aStaffSession(app);
  const digitize = async (bytes: Uint8Array) => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(bytes)], "bell.dst"));
    const line = "POST embroidery-logos/L000001/stitches";
    return (await callAdmin(app, line, { session, form })).json<object>();
  };
  const infected = Buffer.concat([Buffer.from(dstOf()), Buffer.from(TEST_VIRUS)]);
  expect(await digitize(infected)).toMatchObject({ key: "embroidery.logoUnsafe" });
  expect(await digitize(dstOf())).toMatchObject({ state: "digitized" });
  expect(clamd.scanned()).toBe(4);
  clamd.close();
  expect(await digitize(dstOf())).toMatchObject({ key: "embroidery.logoScanUnanswered" });
  const later = await bringFile(app, { bytes: clean });
  expect(later.json()).toMatchObject({ key: "embroidery.logoScanUnanswered" });
  await app.close();
});
