import { expect, it } from "vitest";
import { code128 } from "./code-128.ts";

/** The bars as a row of modules: 1 for ink. */
function modulesOf(text: string): string {
  const { bars, modules } = code128(text);
  const row = Array.from({ length: modules }, () => "0");
  for (const { at, width } of bars) row.fill("1", at, at + width);
  return row.join("");
}

// Printed in the standard's own examples and on every wall chart: start B, the values, the check character, the stop.
const START_B = "11010010000";
const STOP = "1100011101011";
const J = "10110111000";
const ONE = "10011100110";

it("begins with start B, ends with the stop, and is eleven modules a character", () => {
  const row = modulesOf("J1");
  expect(row.startsWith(START_B + J + ONE)).toBe(true);
  expect(row.endsWith(STOP)).toBe(true);
  expect(row).toHaveLength(11 * 4 + 13);
});

it("carries its check character: start and each value by its place, by 103", () => {
  // 104 + 1 × 42 (J) + 2 × 17 (1) = 180, 77 of 103: a shifted “m”.
  const check = "11110111010";
  expect(modulesOf("J1")).toBe(START_B + J + ONE + check + STOP);
});

it("every character has three bars and three gaps of eleven modules, none twice", () => {
  const all = Array.from({ length: 95 }, (_, at) =>
    modulesOf(String.fromCodePoint(32 + at)).slice(11, 22),
  );
  expect(new Set(all).size).toBe(95);
  for (const one of all) {
    expect(one).toMatch(/^1+0+1+0+1+0+$/);
    // Set B: the ink of a character is an even number of modules, by which readers find a misread one.
    expect(Array.from(one).filter((module) => module === "1").length % 2).toBe(0);
  }
});

it("what set B cannot say is a bug", () => {
  expect(() => code128("ä")).toThrow("Set B has no");
});
