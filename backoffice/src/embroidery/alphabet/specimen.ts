import type { FontInfo } from "@placket/domain/embroidery/lettering/fonts";
import {
  DEFAULT_LINE_SPACING,
  type LetteringRecipe,
} from "@placket/domain/embroidery/lettering/recipe";

/** Heights of a capital: the lowest on most cloths, two of a name, one of a back. */
export const SPECIMEN_HEIGHTS_MM = [5, 8, 12, 25] as const;

const SETS = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "abcdefghijklmnopqrstuvwxyz",
  "0123456789&@#$€%*+=/",
  ".,:;!?¡¿'’\"“”«»()-–…",
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜŸẞ",
  "àáâãäåæçèéêëìíîïñòóôõöøœùúûüÿß",
] as const;

/** Letters of medium width that stand side by side in the room of a row. */
const ROW_MM = 190;

/** The whole alphabet cut into rows that fit beside their height. */
export function specimenRows(heightMm: number): readonly string[] {
  const perRow = Math.max(5, Math.floor(ROW_MM / heightMm));
  return SETS.flatMap((set) => {
    const letters = Array.from(set);
    const rows = Math.ceil(letters.length / perRow);
    // Rows of a set are about equally long: no row of two letters.
    const length = Math.ceil(letters.length / rows);
    return Array.from({ length: rows }, (_, row) =>
      letters.slice(row * length, (row + 1) * length).join(""),
    );
  });
}

/** Letters stand apart, as on a type card; handwriting runs together as it does in a word. */
export function specimenRecipe(font: FontInfo, heightMm: number, text: string): LetteringRecipe {
  return {
    lines: [text],
    font: font.code,
    heightMm,
    thread: "1366",
    fabric: "twill",
    letterSpacingMm: Math.max(font.letterSpacingMm, heightMm / 10),
    lineSpacing: DEFAULT_LINE_SPACING,
    align: "left",
    arc: null,
  };
}
