import { describe, expect, it } from "vitest";
import { fitOf } from "../column/testing.ts";
import { fabrics } from "../fabric/fabric.ts";
import { stitchLengths } from "../fill/testing.ts";
import { sewRegion } from "../region/sew-region.ts";
import type { Region, Sewn } from "../region/region.ts";
import { adviceOn } from "./advice.ts";
import { letterRegion } from "./font/font-book.ts";
import { type FontCode, fonts } from "./fonts.ts";
import { aRecipe, fontOf } from "./testing.ts";

const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const SMALL = "abcdefghijklmnopqrstuvwxyz".split("");
const DIGITS = "0123456789".split("");
/** English, French, Spanish and German. */
const ACCENTED = "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸÁÍÓÚÑẞàâäæçéèêëîïôöœùûüÿáíóúñß".split("");
const LETTERS = [...CAPITALS, ...SMALL, ...DIGITS, ...ACCENTED];

/** Heights of a capital, with cells a millimetre that show a quarter of a thread at least. */
const HEIGHTS = [
  { mm: 5, perMm: 20 },
  { mm: 8, perMm: 16 },
  { mm: 12, perMm: 12 },
  { mm: 25, perMm: 10 },
];

/** Stitches a letter of a professionally digitised small font has at 5 mm. */
const YARDSTICK = { capital: 100, small: 88 };

const THINNEST_WITHOUT_ADVICE_MM = 0.6;

describe.each(fonts.map(({ code }) => code))("every letter of %s", (code) => {
  it.each(HEIGHTS)("is covered, and no more than it, at $mm mm", ({ mm, perMm }) => {
    const faults = LETTERS.flatMap((letter) => {
      const { region, sewn } = sew(code, letter, mm);
      const fit = fitOf(region, sewn.runs, perMm);
      return [
        ...(fit.coverage < 0.97 ? [`${letter} covers ${fit.coverage}`] : []),
        ...(fit.spill > 0.02 ? [`${letter} spills ${fit.spill}`] : []),
        ...(sewn.runs.length > fit.pieces ? [`${letter} is cut ${sewn.runs.length} times`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  it.each(HEIGHTS)("has no stitch over 7 mm or under 0.3 mm at $mm mm", ({ mm }) => {
    for (const letter of LETTERS) {
      const { shortest, longest } = stitchLengths(sew(code, letter, mm).sewn.runs);
      expect(longest).toBeLessThanOrEqual(7);
      expect(shortest).toBeGreaterThanOrEqual(0.3);
    }
  });

  it.each(HEIGHTS)("has no column under 0.6 mm without advice at $mm mm", ({ mm }) => {
    for (const letter of LETTERS) {
      const { narrowestMm } = sew(code, letter, mm).sewn;
      const recipe = aRecipe({ lines: [letter], font: code, heightMm: mm });
      const keys = adviceOn(recipe, fontOf(code), narrowestMm).map(({ key }) => key);
      expect(keys.includes("thinStrokes")).toBe(narrowestMm < THINNEST_WITHOUT_ADVICE_MM);
    }
  });

  it("takes the stitches of the yardstick at 5 mm, a quarter more or less", () => {
    expect(mean(CAPITALS, code) / YARDSTICK.capital).toBeGreaterThan(0.75);
    expect(mean(CAPITALS, code) / YARDSTICK.capital).toBeLessThan(1.25);
    expect(mean(SMALL, code) / YARDSTICK.small).toBeGreaterThan(0.75);
    expect(mean(SMALL, code) / YARDSTICK.small).toBeLessThan(1.25);
  });
});

const known = new Map<string, { region: Region; sewn: Sewn }>();

function sew(code: FontCode, letter: string, mm: number) {
  const key = `${code} ${letter} ${mm}`;
  const before = known.get(key);
  if (before) return before;
  const region = letterRegion(fontOf(code).letter(letter)!, mm);
  const now = { region, sewn: sewRegion(region, { fabric: fabrics.twill }) };
  known.set(key, now);
  return now;
}

function mean(letters: readonly string[], code: FontCode): number {
  const counts = letters.map((letter) =>
    sew(code, letter, 5).sewn.runs.reduce((sum, run) => sum + run.length / 2, 0),
  );
  return counts.reduce((sum, count) => sum + count, 0) / letters.length;
}
