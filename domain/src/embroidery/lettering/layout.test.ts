import { describe, expect, it } from "vitest";
import { layOut, type Layout } from "./layout.ts";
import type { LetteringRecipe } from "./recipe.ts";
import { aRecipe, fontOf } from "./testing.ts";

const block = fontOf("block");

function laidOut(rest: Partial<LetteringRecipe>, font = block): Layout {
  const result = layOut(aRecipe(rest), font);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const xs = ({ letters }: Layout) => letters.map(({ x }) => x);
const ys = ({ letters }: Layout) => letters.map(({ y }) => y);

/** Distance of two pens in whole 0.1 mm, within the rounding of both. */
function expectApart(layout: Layout, [left, right]: readonly [number, number], mm: number): void {
  expect(Math.abs(layout.letters[right]!.x - layout.letters[left]!.x - mm * 10)).toBeLessThan(1);
}

/** Archivo 700: units of an em of 1000, capitals 686 high; 10 mm a capital. */
const mm = (units: number) => (units / 686) * 10;

describe("one line", () => {
  const advance = (letter: string) => block.letter(letter)!.advance * 10;

  it("goes on by the advance of each letter", () => {
    expectApart(laidOut({ lines: ["HH"] }), [0, 1], advance("H"));
  });

  it("kerns: the V of AV stands 38 units closer", () => {
    expectApart(laidOut({ lines: ["AV"] }), [0, 1], advance("A") - mm(38));
  });

  it("adds letter spacing between letters, and at blanks twice", () => {
    const layout = laidOut({ lines: ["H H"], letterSpacingMm: 2 });
    expectApart(layout, [0, 1], advance("H") + advance(" ") + 4);
    expect(layout.letters).toHaveLength(2);
  });

  it("has its ink's middle at the origin", () => {
    const layout = laidOut({ lines: ["HTH"] });
    const { ink } = block.letter("H")!;
    const [first, , last] = xs(layout) as [number, number, number];
    const left = first / 10 + ink.minX * 10;
    const right = last / 10 + ink.maxX * 10;
    expect(Math.abs(left + right)).toBeLessThan(0.11);
    expect(layout.widthMm).toBeCloseTo(right - left, 0);
    expect(layout.heightMm).toBeCloseTo(10, 6);
    // The baseline is half a capital below the middle.
    expect(ys(layout)).toEqual([-50, -50, -50]);
  });

  it("counts descenders and accents to the height", () => {
    expect(laidOut({ lines: ["Ég"] }).heightMm).toBeGreaterThan(14);
  });
});

describe("several lines", () => {
  const lines = ["HHHH", "H"];

  it("stand apart by the line spacing in heights of a capital", () => {
    const [first, second] = ys(laidOut({ lines: ["H", "H"], lineSpacing: 1.6 }));
    expect(first! - second!).toBe(160);
  });

  it("leave the room of a blank line", () => {
    const [first, second] = ys(laidOut({ lines: ["H", "", "H"], lineSpacing: 1.6 }));
    expect(first! - second!).toBe(320);
  });

  it("know which line each letter is on", () => {
    expect(laidOut({ lines }).letters.map(({ line }) => line)).toEqual([0, 0, 0, 0, 1]);
  });

  it.each([
    ["left", 0],
    ["center", 1.5],
    ["right", 3],
  ] as const)("align %s by their ink", (align, lettersBefore) => {
    const layout = laidOut({ lines, align });
    const step = block.letter("H")!.advance * 10;
    expectApart(layout, [0, 4], lettersBefore * step);
  });
});

describe("an arc", () => {
  const up = { radiusMm: 50, bend: "up" } as const;
  const down = { radiusMm: 50, bend: "down" } as const;

  it("stands every letter's middle on the circle, turned with it", () => {
    const { letters } = laidOut({ lines: ["HHHHH"], arc: up });
    const middle = letters[2]!;
    expect(middle.turn.sin).toBeCloseTo(0, 2);
    const half = block.letter("H")!.advance * 5;
    const feet = letters.map(({ x, y, turn }) => ({
      x: x / 10 + turn.cos * half,
      y: y / 10 + turn.sin * half,
    }));
    const center = { x: feet[2]!.x, y: feet[2]!.y - 50 };
    for (const foot of feet) {
      const [dx, dy] = [foot.x - center.x, foot.y - center.y];
      expect(Math.sqrt(dx * dx + dy * dy)).toBeCloseTo(50, 0);
    }
    for (const { turn } of letters) {
      expect(turn.cos * turn.cos + turn.sin * turn.sin).toBeCloseTo(1, 12);
    }
  });

  it("spaces by the angle: letters an advance apart at their mid-height", () => {
    const { letters } = laidOut({ lines: ["HHH"], arc: up });
    const angle = (block.letter("H")!.advance * 10) / 55;
    expect(letters[0]!.turn.sin).toBeCloseTo(Math.sin(angle), 2);
    expect(letters[2]!.turn.sin).toBeCloseTo(Math.sin(-angle), 2);
  });

  it("bends down like a bowl: its ends are the highest and turn inwards", () => {
    const { letters } = laidOut({ lines: ["HHH"], arc: down });
    expect(letters[0]!.y).toBeGreaterThan(letters[1]!.y);
    expect(letters[0]!.turn.sin).toBeLessThan(0);
    expect(letters[2]!.turn.sin).toBeGreaterThan(0);
    // Spaced at mid-height, 5 mm nearer to the middle of the circle.
    const angle = (block.letter("H")!.advance * 10) / 45;
    expect(letters[2]!.turn.sin).toBeCloseTo(Math.sin(angle), 2);
  });

  it("is symmetrical when its text is", () => {
    const { letters } = laidOut({ lines: ["HOOH"], arc: up });
    expect(letters[0]!.turn.sin).toBeCloseTo(-letters[3]!.turn.sin, 2);
  });

  it("lays the second line on a circle within the first", () => {
    const { letters } = laidOut({ lines: ["H", "H"], arc: up, lineSpacing: 2 });
    expect(letters[0]!.y - letters[1]!.y).toBe(200);
  });

  it("refuses a text that is longer than its circle, with the radius that would do", () => {
    const lines = ["M".repeat(40)];
    const refused = layOut(aRecipe({ lines, arc: up }), block);
    expect(refused).toMatchObject({
      ok: false,
      problems: [{ error: "embroidery.arcTooTight", field: "arc" }],
    });
    const least = refused.ok ? 0 : Number(refused.problems[0]!.params[0]);
    expect(layOut(aRecipe({ lines, arc: { ...up, radiusMm: least } }), block).ok).toBe(true);
    expect(layOut(aRecipe({ lines, arc: { ...up, radiusMm: least - 1 } }), block).ok).toBe(false);
  });
});

it("names a letter that the font lacks, at its line", () => {
  expect(layOut(aRecipe({ lines: ["H", "HЖ"] }), block)).toEqual({
    ok: false,
    problems: [{ error: "embroidery.textUnknownLetter", field: "lines.1", params: ["Ж"] }],
  });
});

it("is empty for a text without ink", () => {
  expect(laidOut({ lines: [" "] })).toEqual({ letters: [], widthMm: 0, heightMm: 0 });
});
