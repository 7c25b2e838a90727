import { count } from "./figures.ts";
import { ink } from "../../print/ink.ts";
import { shortened } from "../../print/parts.ts";
import type { Sheet, TextStyle } from "../../print/sheet.ts";

/** How many pieces of each size in each color. */
export interface SizeMatrix {
  readonly sizes: readonly string[];
  /** One quantity for each size, 0 where none is ordered. */
  readonly rows: readonly { readonly color: string; readonly quantities: readonly number[] }[];
}

const ROW_MM = 6;
const COLOR_MM = 38;
const TOTAL_MM = 18;
/** More sizes than this go on in a table below. */
const MOST_SIZES = 12;
/** Few sizes stand no further apart than this many would. */
const FEWEST_COLUMNS = 6;
const HEAD: TextStyle = { size: 8.5, color: ink.quiet, align: "right" };
const STRONG: TextStyle = { size: 10, weight: 600, align: "right" };

/** All pieces of a matrix. */
export function pieces({ rows }: SizeMatrix): number {
  return rows.reduce((sum, { quantities }) => sum + totalOf(quantities), 0);
}

/** Draws colors down, sizes across, and the sum of each color; then all pieces. */
export function drawMatrix(sheet: Sheet, matrix: SizeMatrix): void {
  for (let from = 0; from < matrix.sizes.length; from += MOST_SIZES) {
    const isLast = from + MOST_SIZES >= matrix.sizes.length;
    drawPart(sheet, matrix, { from, to: from + MOST_SIZES, withTotals: isLast });
    sheet.y += 2;
  }
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly withTotals: boolean;
}

function drawPart(sheet: Sheet, { sizes, rows }: SizeMatrix, { from, to, withTotals }: Part): void {
  const columns = Math.max(FEWEST_COLUMNS, Math.min(MOST_SIZES, sizes.length));
  const cell = (sheet.width - COLOR_MM - TOTAL_MM) / columns;
  const rightOf = (column: number) => sheet.left + COLOR_MM + (column + 1) * cell;
  sheet.room(ROW_MM * 2);
  sizes.slice(from, to).forEach((size, column) => {
    sheet.text(shortened(sheet, size, cell - 1, HEAD), rightOf(column), sheet.y + 4, HEAD);
  });
  if (withTotals) sheet.text("Pieces", sheet.right, sheet.y + 4, HEAD);
  sheet.y += 5.4;
  for (const { color, quantities } of rows) {
    sheet.room(ROW_MM);
    sheet.line(sheet.left, sheet.y, sheet.right, sheet.y);
    const base = sheet.y + 4.3;
    sheet.text(shortened(sheet, color, COLOR_MM - 2), sheet.left, base);
    quantities.slice(from, to).forEach((quantity, column) => {
      // Nothing ordered stays quiet, so that the eye finds the numbers.
      if (quantity > 0) sheet.text(count(quantity), rightOf(column), base, STRONG);
      else sheet.text("–", rightOf(column), base, HEAD);
    });
    if (withTotals) sheet.text(count(totalOf(quantities)), sheet.right, base, STRONG);
    sheet.y += ROW_MM;
  }
  sheet.line(sheet.left, sheet.y, sheet.right, sheet.y, ink.text, 0.25);
}

function totalOf(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + quantity, 0);
}
