import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  COLOR_CHANGE,
  type Command,
  JUMP,
  SEQUIN,
  STITCH,
  TRIM,
  type Pattern,
} from "../../pattern/pattern.ts";
import { statistics } from "../../pattern/statistics.ts";
import { aBlock, aPattern, gold, navy } from "../../pattern/testing.ts";
import type { MachineFileKind } from "../machine-file.ts";
import { readMachineFile, sniffMachineFile } from "../read-machine-file.ts";
import { done, recordsOf } from "../testing.ts";
import { writeMachineFile } from "../write-machine-file.ts";
import { jefThreads, pesThreads } from "./fixed-threads.data.ts";

const FORMATS = ["pes", "jef", "vp3"] as const satisfies readonly MachineFileKind[];

const written = (format: MachineFileKind, pattern: Pattern) =>
  done(writeMachineFile(pattern, { as: format, name: "Crème" }));

const again = (format: MachineFileKind, pattern: Pattern) =>
  done(readMachineFile(written(format, pattern)));

const asciiBytes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** Needle penetrations by color, cuts, and where each is. */
function sewing({ cmd, x, y }: Pattern): string[] {
  return Array.from(cmd, (command, i) => ({ command, at: `${x[i]},${y[i]}` }))
    .filter(({ command }) => command !== JUMP)
    .map(({ command, at }) => (command === STITCH ? at : command === TRIM ? "cut" : "color"));
}

/** Whatever a design of ours may be: travels follow cuts, colors change where the needle stands. */
const step = fc.integer({ min: -120, max: 120 });
const far = fc.integer({ min: -700, max: 700 });
const piece = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.constant("stitch" as const), step, step) },
  { weight: 1, arbitrary: fc.tuple(fc.constant("travel" as const), far, far) },
  { weight: 1, arbitrary: fc.tuple(fc.constant("color" as const), far, far) },
);
const design = fc.array(piece, { minLength: 1, maxLength: 60 }).map((pieces) => {
  let [x, y] = [0, 0];
  const records: [Command, number, number][] = [
    [JUMP, 5, 7],
    [STITCH, 5, 7],
  ];
  [x, y] = [5, 7];
  for (const [kind, dx, dy] of pieces) {
    if (kind !== "stitch") records.push([TRIM, x, y]);
    if (kind === "color") records.push([COLOR_CHANGE, x, y]);
    [x, y] = [Math.max(-900, Math.min(900, x + dx)), Math.max(-900, Math.min(900, y + dy))];
    if (kind !== "stitch") records.push([JUMP, x, y]);
    records.push([STITCH, x, y]);
  }
  records.push([TRIM, x, y]);
  return aPattern(records);
});

describe.each(FORMATS)("a %s file", (format) => {
  it("holds every penetration, cut and color of a design", () => {
    fc.assert(
      fc.property(design, (pattern) => {
        expect(sewing(again(format, pattern).pattern)).toEqual(sewing(pattern));
      }),
    );
  });

  it("is what was read, when it is written again", () => {
    const once = again(format, aBlock());
    expect(recordsOf(again(format, once.pattern))).toEqual(recordsOf(once));
    const [a, b] = [statistics(once.pattern), statistics(aBlock())];
    expect({ ...a, jumps: 0, minutes: 0 }).toEqual({ ...b, jumps: 0, minutes: 0 });
  });

  it("shows itself, whatever it is called", () => {
    expect(sniffMachineFile(written(format, aBlock()), "logo.exp")).toBe(format);
  });

  it("names threads that look like those it was written with, unless the reader knows better", () => {
    const { threads } = again(format, aBlock()).pattern;
    expect(threads).toHaveLength(2);
    expect(threads[0]!.color).not.toBe(threads[1]!.color);
    const [red, blue] = [1, 5].map((at) =>
      Number.parseInt(threads[0]!.color.slice(at, at + 2), 16),
    );
    expect(blue).toBeGreaterThan(red!);
    const own = readMachineFile(written(format, aBlock()), "", { threads: [gold, navy] });
    expect(done(own).pattern.threads).toEqual([gold, navy]);
  });

  it("holds no sequins, and no design without stitches", () => {
    const sequins = aPattern([
      [STITCH, 0, 0],
      [SEQUIN, 0, 0],
    ]);
    expect(writeMachineFile(sequins, { as: format, name: "A" })).toMatchObject({
      problems: [{ error: "embroidery.sequinsNotInFormat", params: [format.toUpperCase()] }],
    });
    expect(writeMachineFile(aPattern([]), { as: format, name: "A" })).toMatchObject({
      problems: [{ error: "embroidery.noStitches" }],
    });
  });

  it("is read as far as it goes when it breaks off, or refused; nothing is thrown", () => {
    const whole = written(format, aBlock());
    const problems = Array.from(whole, (_, cut) => {
      const file = readMachineFile(whole.slice(0, cut));
      return file.ok ? 1 : file.problems.length;
    });
    expect(new Set(problems)).toEqual(new Set([1]));
  });

  it("is refused beyond the limits of the reader", () => {
    const limits = { bytes: 100_000, records: 10, colorChanges: 0, reach: 9999 };
    expect(readMachineFile(written(format, aBlock()), "", { limits }).ok).toBe(false);
  });
});

/** What was cut before each stitch that a thread reaches, whatever side of a change of color the cut stands on. */
function cutsByStitch({ cmd, x, y }: Pattern): string[] {
  let [isCut, hasThread] = [false, false];
  return Array.from(cmd).flatMap((command, i) => {
    if (command === TRIM) isCut = hasThread;
    if (command !== STITCH) return [];
    const at = `${isCut ? "cut, then " : ""}${x[i]},${y[i]}`;
    [isCut, hasThread] = [false, true];
    return [at];
  });
}

describe.each(FORMATS)("a cut in a %s file", (format) => {
  const trim = fc.constantFrom<Command>(TRIM, COLOR_CHANGE);
  const around = fc.array(trim, { maxLength: 4 });
  it("is kept wherever it stands: before a change of color, behind it, or alone", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(around, far, far), { minLength: 1, maxLength: 20 }), (ways) => {
        let [x, y] = [5, 7];
        const records: [Command, number, number][] = [[STITCH, x, y]];
        for (const [between, dx, dy] of ways) {
          // A travel is cut off in all three, so only one that is cut is asked of them.
          for (const command of between) records.push([command, x, y]);
          const isFar = between.includes(TRIM);
          [x, y] = isFar ? [(x + dx) % 900, (y + dy) % 900] : [x + (dx % 60), y + (dy % 60)];
          if (isFar) records.push([JUMP, x, y]);
          records.push([STITCH, x, y]);
        }
        const pattern = aPattern(records);
        expect(cutsByStitch(again(format, pattern).pattern)).toEqual(cutsByStitch(pattern));
      }),
    );
  });
});

it("a VP3 file ends the block of a color with the cut that stood behind its change", () => {
  const file = written(
    "vp3",
    aPattern([
      [STITCH, 5, 7],
      [STITCH, 20, 7],
      [COLOR_CHANGE, 20, 7],
      [TRIM, 20, 7],
      [JUMP, 90, 9],
      [STITCH, 90, 9],
    ]),
  );
  const block = [0, 5, 0];
  const second = Array.from(file).findLastIndex((_, at) =>
    block.every((byte, i) => file[at + i] === byte),
  );
  expect(Array.from(file.subarray(second - 4, second))).toEqual([15, 0, 0x80, 0x03]);
});

it("reads a PES file laid out by hand", () => {
  const bytes = new Uint8Array(20 + 512 + 16).fill(0x20);
  bytes.set(asciiBytes("#PES0040"));
  bytes.set([20, 0, 0, 0], 8);
  bytes.set([1, 5, 20], 20 + 48);
  const steps = [
    [0x90, 10, 0x90, 20],
    [5, 0x7e],
    [0xa0, 100, 0x8f, 0xec],
    [3, 3],
    [0xfe, 0xb0, 2],
    [0x80, 65, 0],
    [0xff, 0],
  ].flat();
  const { format, pattern } = done(readMachineFile(Uint8Array.from([...bytes, ...steps])));
  expect(format).toBe("pes");
  expect(pattern.threads.map(({ name }) => name)).toEqual(["Red", "Black"]);
  expect(Array.from(pattern.cmd, (command, i) => [command, pattern.x[i], pattern.y[i]])).toEqual([
    [STITCH, 5, 2],
    [TRIM, 5, 2],
    [JUMP, 105, 22],
    [STITCH, 108, 19],
    [COLOR_CHANGE, 108, 19],
    [STITCH, 173, 19],
  ]);
});

it("reads a JEF file laid out by hand", () => {
  const head = new Uint8Array(116 + 16);
  head.set([132, 0, 0, 0, 0x14, 0, 0, 0]);
  head.set(asciiBytes("20240615120000"), 8);
  head.set([2, 0, 0, 0, 9, 0, 0, 0], 24);
  head.set([10, 0, 0, 0, 2, 0, 0, 0], 116);
  const steps = [
    [10, 0xfb],
    [0x80, 2, 20, 0],
    [1, 1],
    [0x80, 2, 0, 0],
    [0x80, 2, 0, 0],
    [0x80, 1, 4, 4],
    [2, 2],
    [0x80, 0x10],
  ].flat();
  const { format, pattern } = done(readMachineFile(Uint8Array.from([...head, ...steps])));
  expect(format).toBe("jef");
  expect(pattern.threads.map(({ name }) => name)).toEqual(["Red", "White"]);
  expect(Array.from(pattern.cmd, (command, i) => [command, pattern.x[i], pattern.y[i]])).toEqual([
    [STITCH, 10, -5],
    [JUMP, 30, -5],
    [STITCH, 31, -4],
    [TRIM, 31, -4],
    [COLOR_CHANGE, 35, 0],
    [STITCH, 37, 2],
  ]);
});

it("reads a VP3 file laid out by hand, long stitches, short travels and all", () => {
  const bytes: number[] = [];
  const text = (value: string) => bytes.push(...asciiBytes(value));
  const be32 = (...values: number[]) => {
    for (const value of values) bytes.push(value >> 24, value >> 16, value >> 8, value);
  };
  text("%vsm%\0");
  bytes.push(0, 2, 0, 65, 0, 2, 0);
  be32(0);
  bytes.push(0, 0);
  bytes.push(...new Uint8Array(25), 0, 3, 0);
  be32(0, 1000, -2000);
  bytes.push(...new Uint8Array(27), 0, 0, ...new Uint8Array(24), 0, 0, 0, 1);
  bytes.push(0, 5, 0);
  const steps = [
    [10, 10],
    [0x80, 1, 0, 200, 0, 0, 0x80, 2],
    [0x80, 3],
    [0x80, 1, 0, 50, 0xff, 0xce, 0x80, 2],
    [0x80, 1, 0, 30, 0, 0, 0x80, 2],
    [1, 1],
  ].flat();
  const thread = [1, 0, 0xc0, 0x10, 0x20, 0, 0, 0, 5, 40, 0, 1, 55, 0, 3, 82, 101, 100, 0, 0];
  be32(8 + thread.length + 18 + steps.length, 500, 500);
  bytes.push(...thread, ...new Uint8Array(15), 0x0a, 0xf6, 0, ...steps);
  const { format, pattern } = done(readMachineFile(Uint8Array.from(bytes)));
  expect(format).toBe("vp3");
  expect(pattern.threads).toEqual([{ number: "0000", name: "Red", color: "#c01020" }]);
  expect(Array.from(pattern.cmd, (command, i) => [command, pattern.x[i], pattern.y[i]])).toEqual([
    [JUMP, 15, -15],
    [STITCH, 25, -25],
    [STITCH, 225, -25],
    [TRIM, 225, -25],
    [JUMP, 275, 25],
    [JUMP, 305, 25],
    [STITCH, 306, 24],
  ]);
});

it("a VP3 file holds travels behind a cut as travels, however short and however many", () => {
  const travelled = aPattern([
    [STITCH, 5, 7],
    [STITCH, 20, 7],
    [TRIM, 20, 7],
    [JUMP, 60, 7],
    [TRIM, 60, 7],
    [JUMP, 90, 7],
    [STITCH, 95, 7],
  ]);
  expect(sewing(again("vp3", travelled).pattern)).toEqual(["5,7", "20,7", "cut", "95,7"]);
});

it("has the whole list of threads of each format", () => {
  expect(pesThreads).toHaveLength(64);
  expect(jefThreads.length).toBeGreaterThanOrEqual(72);
});
