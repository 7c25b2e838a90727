import { describe, expect, it } from "vitest";
import { LONGEST_MOVE } from "../pattern/limits.ts";
import { JUMP, STITCH, TRIM, type Pattern } from "../pattern/pattern.ts";
import { statistics } from "../pattern/statistics.ts";
import type { FontCode } from "./fonts.ts";
import { glyphCache } from "./glyph-cache.ts";
import type { LetteringRecipe } from "./recipe.ts";
import { sewLettering } from "./sew-lettering.ts";
import { aRecipe, fontOf } from "./testing.ts";

function sewn(rest: Partial<LetteringRecipe>, cache = glyphCache()) {
  const recipe = aRecipe(rest);
  const result = sewLettering(recipe, fontOf(recipe.font), cache);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const trims = ({ cmd }: Pattern) => cmd.filter((command) => command === TRIM).length;

/** Lengths of all stitches that follow a stitch, in 0.1 mm. */
function stitchLengths({ cmd, x, y }: Pattern): number[] {
  const lengths: number[] = [];
  for (let i = 1; i < cmd.length; i += 1) {
    if (cmd[i] !== STITCH || cmd[i - 1] !== STITCH) continue;
    const [dx, dy] = [x[i]! - x[i - 1]!, y[i]! - y[i - 1]!];
    lengths.push(Math.sqrt(dx * dx + dy * dy));
  }
  return lengths;
}

describe("a sewn text", () => {
  const { pattern, widthMm, heightMm } = sewn({ lines: ["HILT"] });

  it("begins with a jump and ends with a trim, in the thread of the recipe", () => {
    expect(pattern.cmd[0]).toBe(JUMP);
    expect(pattern.cmd.at(-1)).toBe(TRIM);
    expect(pattern.threads.map(({ name }) => name)).toEqual(["Navy"]);
  });

  it("is as high as its letters, and the thread's pull wider", () => {
    expect(heightMm).toBeGreaterThan(9.8);
    expect(heightMm).toBeLessThan(10.8);
    const { left, right, top, bottom } = statistics(pattern).bounds;
    expect(widthMm).toBe((right - left) / 10);
    expect(Math.abs(left + right)).toBeLessThan(4);
    expect(Math.abs(top + bottom)).toBeLessThan(8);
  });

  it("cuts the thread only where the next letter is too far to be joined", () => {
    expect(trims(sewn({ lines: ["HILT"], letterSpacingMm: 3 }).pattern)).toBe(4);
    expect(trims(sewn({ lines: ["HILT"], heightMm: 8 }).pattern)).toBe(1);
    expect(trims(sewn({ lines: ["HI LT"], heightMm: 8 }).pattern)).toBe(2);
  });

  it("sews dots and accents after the joined letters of their word", () => {
    const { cmd, x, y } = sewn({ lines: ["Hiö"], heightMm: 8 }).pattern;
    expect(trims({ cmd, x, y, threads: [] })).toBe(4);
    const afterWord = cmd.indexOf(TRIM) + 1;
    const low = Math.min(...y.slice(afterWord));
    expect(low).toBeGreaterThan(Math.min(...y) + 50);
  });

  it("sews from left to right", () => {
    const starts = Array.from(pattern.cmd.keys()).filter((i) => pattern.cmd[i] === JUMP);
    const xs = starts.map((i) => pattern.x[i]!);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });
});

describe.each(["block", "script", "varsity"] satisfies FontCode[])("in the font %s", (font) => {
  it("gives the same bytes with a cold cache and a warm one, alone and after other texts", () => {
    const recipe = { font, lines: ["Crème Brûlée", "No. 7"] };
    const alone = sewn(recipe).pattern;
    const cache = glyphCache();
    sewn({ font, lines: ["Brunch"] }, cache);
    sewn({ ...recipe, heightMm: 12 }, cache);
    const after = sewn(recipe, cache).pattern;
    expect(after).toEqual(alone);
    expect(sewn(recipe, cache).pattern).toEqual(alone);
  });

  it.each([null, { radiusMm: 60, bend: "up" }, { radiusMm: 60, bend: "down" }] as const)(
    "sews no stitch too short or too long, on arc %o",
    (arc) => {
      const lengths = stitchLengths(sewn({ font, lines: ["Kitchen"], arc }).pattern);
      expect(lengths.length).toBeGreaterThan(500);
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_MOVE);
    },
  );
});

describe("handwriting", () => {
  it("is sewn word by word: the thread is cut for words and dots only", () => {
    expect(trims(sewn({ font: "script", lines: ["menu"] }).pattern)).toBe(1);
    expect(trims(sewn({ font: "script", lines: ["menu menu"] }).pattern)).toBe(2);
    expect(trims(sewn({ font: "script", lines: ["menu", "menu"] }).pattern)).toBe(2);
  });

  it("sews where letters overlap only once", () => {
    const word = statistics(sewn({ font: "script", lines: ["menu"] }).pattern).stitches;
    const letters = Array.from("menu", (letter) => {
      return statistics(sewn({ font: "script", lines: [letter] }).pattern).stitches;
    });
    expect(word).toBeLessThan(letters.reduce((sum, one) => sum + one, 0));
  });

  it("sews a word longer than a piece in several, as wide as its letters", () => {
    const long = sewn({ font: "script", lines: ["menumenumenu"], heightMm: 20 });
    expect(long.widthMm).toBeGreaterThan(120);
    expect(trims(long.pattern)).toBeLessThan(6);
  });
});

it("turns letters on an arc: the ends of a rainbow lie lower than its top", () => {
  const { pattern } = sewn({ lines: ["IIIIIIIIIII"], arc: { radiusMm: 30, bend: "up" } });
  const { heightMm } = statistics(pattern);
  expect(heightMm).toBeGreaterThan(14);
});

it("refuses a thread that is not in the catalogue, and what the layout refuses", () => {
  const refused = (rest: Partial<LetteringRecipe>) => sewLettering(aRecipe(rest), fontOf("block"));
  expect(refused({ thread: "0000" })).toMatchObject({
    problems: [{ error: "embroidery.threadUnknown" }],
  });
  expect(refused({ lines: ["Ж"] })).toMatchObject({
    problems: [{ error: "embroidery.textUnknownLetter" }],
  });
});

describe("the cache", () => {
  it("sews a letter once for a font, a height, a cloth and the neighbours it is joined with", () => {
    const cache = glyphCache();
    const apart = { letterSpacingMm: 5 };
    sewn({ lines: ["HHTH"], ...apart }, cache);
    expect(cache.size).toBe(2);
    sewn({ lines: ["TH"], thread: "1000", letterSpacingMm: 6 }, cache);
    expect(cache.size).toBe(2);
    sewn({ lines: ["H"], heightMm: 11 }, cache);
    sewn({ lines: ["H"], fabric: "fleece" }, cache);
    expect(cache.size).toBe(4);
    sewn({ lines: ["IIIII"], heightMm: 8 }, cache);
    // The first, those between, and the last.
    expect(cache.size).toBe(7);
  });

  it("forgets what was asked for longest ago", () => {
    const cache = glyphCache(2);
    const asked: string[] = [];
    const ask = (key: string) =>
      cache.sewn(key, () => {
        asked.push(key);
        return { runs: [], narrowestMm: Infinity };
      });
    for (const key of ["a", "b", "a", "c", "a", "b"]) ask(key);
    expect(asked).toEqual(["a", "b", "c", "b"]);
    expect(cache.size).toBe(2);
  });
});
