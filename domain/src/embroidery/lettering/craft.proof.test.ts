import { describe, expect, it } from "vitest";
import { mostOverTwoSatinsMm2, mostThreadMm } from "../column/testing.ts";
import { fabrics } from "../fabric/fabric.ts";
import { JUMP, STITCH, TRIM } from "../pattern/pattern.ts";
import { sewRegion } from "../region/sew-region.ts";
import { letterRegion } from "./font/font-book.ts";
import { type FontCode, fonts } from "./fonts.ts";
import { sewLettering } from "./sew-lettering.ts";
import { aRecipe, fontOf } from "./testing.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&äöüéçñß";

/** Thread of one satin on a mm², in mm: two stitches to a pitch of 0.4 mm. */
const SATIN_MM = 5;
/** Two satins over each other, the underlay of both, and a lock. */
const MOST_MM = 2 * SATIN_MM + 9;

/** Where strokes meet at a slant the tip of a third one lies under two: no more of it than a few threads, in mm². */
const THIRD_SATIN_MM2 = 0.25;

describe.each(fonts.map(({ code }) => code))("every letter of %s", (code) => {
  it.each([8, 10, 12, 25])("has no lump: two satins at most on any mm², at %d mm", (mm) => {
    const lumps = Array.from(LETTERS).flatMap((letter) => {
      const region = letterRegion(fontOf(code).letter(letter)!, mm);
      const { runs } = sewRegion(region, { fabric: fabrics.twill });
      const [most, third] = [mostThreadMm(runs), mostOverTwoSatinsMm2(runs)];
      return [
        ...(most > MOST_MM ? [`${letter} takes ${most.toFixed(1)} mm`] : []),
        ...(third > THIRD_SATIN_MM2 ? [`${letter} has three satins on ${third} mm²`] : []),
      ];
    });
    expect(lumps).toEqual([]);
  });
});

function sewn(line: string, font: FontCode, heightMm: number) {
  const result = sewLettering(aRecipe({ lines: [line], font, heightMm }), fontOf(font));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.pattern;
}

/** Names and titles of twelve letters. */
const TWELVE = ["HABERDASHERY", "HEADWAITRESS", "MAITRE HOTEL", "Kitchen Crew", "Chef Antoine"];

describe("a word", () => {
  it.each([8, 10, 12, 16])(
    "of twelve letters of block takes four trims at most, at %d mm",
    (mm) => {
      for (const word of TWELVE) {
        const { cmd } = sewn(word, "block", mm);
        expect(cmd.filter((command) => command === TRIM).length, word).toBeLessThanOrEqual(4);
      }
    },
  );

  const everyFont = fonts.flatMap(({ code }) => [10, 16].map((mm) => [code, mm] as const));
  it.each(everyFont)("in %s, %d mm high, is joined by short stitches only", (font, mm) => {
    // A way over cloth of a quarter of the height or so, and the half column that it ends under.
    const longest = Math.min(40, Math.max(25, 2.5 * mm)) + 4.5 * mm;
    for (const word of TWELVE) {
      const { cmd, x, y } = sewn(word, font, mm);
      for (let i = 1; i < cmd.length; i += 1) {
        if (cmd[i] !== STITCH || cmd[i - 1] === JUMP) continue;
        const [dx, dy] = [x[i]! - x[i - 1]!, y[i]! - y[i - 1]!];
        expect(Math.sqrt(dx * dx + dy * dy), `${word} at ${i}`).toBeLessThanOrEqual(longest);
      }
    }
  });
});
