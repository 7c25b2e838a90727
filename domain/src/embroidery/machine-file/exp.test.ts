import fc from "fast-check";
import { expect, it } from "vitest";
import { COLOR_CHANGE, type Command, JUMP, SEQUIN, STITCH, TRIM } from "../pattern/pattern.ts";
import { statistics } from "../pattern/statistics.ts";
import { aBlock, aPattern } from "../pattern/testing.ts";
import { readExp, writeExp } from "./exp.ts";
import { readMachineFile, sniffMachineFile } from "./read-machine-file.ts";
import { writeDst } from "./dst-write.ts";
import { done, recordsOf } from "./testing.ts";

const read = (...bytes: number[]) => recordsOf(done(readExp(Uint8Array.from(bytes))));

it("reads the example of the published description", () => {
  // A rectangle in two colors; the jump and the stitch after it make one of twice the length.
  const first = [0x00, 0x7f, 0x00, 0x7f, 0x7f, 0x00, 0x80, 0x02, 0x7f, 0x00, 0x7f, 0x00];
  const color = [0x80, 0x01, 0x00, 0x81, 0x00, 0x81, 0x81, 0x00];
  const second = [0x80, 0x02, 0x81, 0x00, 0x81, 0x00];
  expect(read(...first, ...color, ...second)).toEqual([
    [STITCH, 0, 127],
    [STITCH, 0, 254],
    [STITCH, 127, 254],
    [JUMP, 254, 254],
    [STITCH, 381, 254],
    [COLOR_CHANGE, 381, 127],
    [STITCH, 381, 0],
    [STITCH, 254, 0],
    [JUMP, 127, 0],
    [STITCH, 0, 0],
  ]);
});

it.each<readonly [says: string, code: number, command: Command, x: number]>([
  ["a jump", 0x04, JUMP, 5],
  ["another even code", 0x06, JUMP, 5],
  ["a change of color", 0x01, COLOR_CHANGE, 5],
  ["another odd code", 0x03, COLOR_CHANGE, 5],
  ["a cut, whose filler does not move", 0x80, TRIM, 0],
])("reads %s", (_, code, command, x) => {
  expect(read(1, 1, 0x80, code, 5, 0)[1]).toEqual([command, 1 + x, 1]);
});

it("leaves out half a record at the end", () => {
  expect(read(1, 1, 2)).toHaveLength(1);
  expect(read(1, 1, 0x80)).toHaveLength(1);
  expect(read(1, 1, 0x80, 0x80)).toHaveLength(1);
  expect(read(1, 1, 0x80, 0x04, 3)).toHaveLength(1);
});

const step = fc.integer({ min: -127, max: 127 });
const move = fc.oneof(
  fc.tuple(step, step).map(([x, y]) => [x & 255, y & 255]),
  fc.tuple(fc.constantFrom(1, 4), step, step).map(([c, x, y]) => [0x80, c, x & 255, y & 255]),
  fc.constant([0x80, 0x80, 0x07, 0x00]),
);

it("writes any list of records back as it read them, byte for byte", () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 300 }), (list) => {
      const bytes = Uint8Array.from([1, 1, ...list.flat()]);
      expect(done(writeExp(done(readExp(bytes)).pattern))).toEqual(bytes);
    }),
  );
});

it("keeps penetrations, cuts and colors, and splits what is too long", () => {
  const pattern = aPattern([
    [STITCH, 0, 0],
    [TRIM, 0, 0],
    [JUMP, 300, -254],
    [STITCH, 300, -254],
  ]);
  expect(recordsOf(done(readExp(done(writeExp(pattern)))))).toEqual([
    [STITCH, 0, 0],
    [TRIM, 0, 0],
    [JUMP, 100, -85],
    [JUMP, 200, -169],
    [JUMP, 300, -254],
    [STITCH, 300, -254],
  ]);
  const block = done(readExp(done(writeExp(aBlock())))).pattern;
  expect({ ...statistics(block), jumps: 0 }).toEqual({ ...statistics(aBlock()), jumps: 0 });
});

it("refuses sequins, and nothing at all", () => {
  const sequins = aPattern([
    [STITCH, 0, 0],
    [SEQUIN, 0, 0],
  ]);
  expect(writeExp(sequins)).toMatchObject({
    problems: [{ error: "embroidery.sequinsNotInFormat", params: ["EXP"] }],
  });
  expect(writeExp(aPattern([]))).toMatchObject({ problems: [{ error: "embroidery.noStitches" }] });
  expect(readExp(new Uint8Array())).toMatchObject({
    problems: [{ error: "embroidery.noStitches" }],
  });
});

const dst = done(writeDst(aBlock(), { name: "A" }));
const exp = done(writeExp(aBlock()));

it.each([
  ["a DST file by its header", dst, "logo.dst", "dst"],
  ["a DST file that is called otherwise", dst, "logo.exp", "dst"],
  ["a DST file without a name", dst, undefined, "dst"],
  ["an EXP file by its name", exp, "LOGO.EXP", "exp"],
  ["an EXP file without a name", exp, undefined, undefined],
  ["a picture that is called DST", new Uint8Array(9000).fill(7), "logo.dst", undefined],
])("recognizes %s", (_, bytes, name, format) => {
  expect(sniffMachineFile(bytes, name)).toBe(format);
  const file = readMachineFile(bytes, name);
  if (format) expect(file).toMatchObject({ ok: true, value: { format } });
  else expect(file).toMatchObject({ problems: [{ error: "embroidery.unknownMachineFile" }] });
});
