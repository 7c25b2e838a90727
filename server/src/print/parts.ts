import { ink } from "./ink.ts";
import { POINTS_PER_MM, type Sheet, type TextStyle } from "./sheet.ts";

/** The seam: an edge with fine stitches inside it, the one decoration of a sheet. */
export function seam(sheet: Sheet): void {
  const { doc, left, right, y } = sheet;
  sheet.line(left, y, right, y, ink.text, 0.35);
  doc.save();
  doc.dash(1.9 * POINTS_PER_MM, { space: 0.9 * POINTS_PER_MM });
  sheet.line(left, y + 1.2, right, y + 1.2, ink.stitch, 0.3);
  doc.restore();
  sheet.y += 1.2;
}

/** A heading over a piece of the sheet. */
export function heading(sheet: Sheet, text: string, x = sheet.left): void {
  sheet.text(text, x, sheet.y + 4, { size: 11, weight: 600 });
  sheet.y += 6.5;
}

export type Fact = readonly [label: string, ...values: string[]];

const LABEL: TextStyle = { size: 8.5, color: ink.quiet };
/** Where values begin. */
export const LABEL_MM = 28;
const FACT_MM = 5;
const LINE_MM = 4;

/** Facts in rows with a hairline between them; a value may take several lines. Gives the lowest edge. */
export function factRows(
  sheet: Sheet,
  facts: readonly Fact[],
  at: { x: number; y: number; width: number },
): number {
  const { x, width } = at;
  let { y } = at;
  for (const [label, ...values] of facts) {
    const lines = values.flatMap((value) => wrapped(sheet, value, width - LABEL_MM));
    sheet.line(x, y, x + width, y);
    sheet.text(label, x, y + 3.6, LABEL);
    lines.forEach((line, i) => sheet.text(line, x + LABEL_MM, y + 3.6 + i * LINE_MM));
    y += FACT_MM + Math.max(0, lines.length - 1) * LINE_MM;
  }
  sheet.line(x, y, x + width, y);
  return y;
}

/** Breaks a text into lines of at most `width` mm: at blanks, or within a word longer than a line. */
export function wrapped(
  sheet: Sheet,
  text: string,
  width: number,
  style: TextStyle = {},
): string[] {
  const fits = (line: string) => sheet.widthOf(line, style) <= width;
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines = [""];
    for (const word of paragraph.split(/\s+/).flatMap((word) => pieces(word, fits))) {
      const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
      if (fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const found = [""];
  for (const sign of word) {
    const longer = found.at(-1) + sign;
    if (fits(longer)) found[found.length - 1] = longer;
    else found.push(sign);
  }
  return found;
}

/** No line of a sheet holds more letters than this. */
const LONGEST_LINE = 300;

/** A cut-off line: as much of a text as fits, with an ellipsis where something is missing. */
export function shortened(
  sheet: Sheet,
  text: string,
  width: number,
  style: TextStyle = {},
): string {
  if (sheet.widthOf(text, style) <= width) return text;
  const signs = Array.from(text.slice(0, LONGEST_LINE));
  while (signs.length > 0 && sheet.widthOf(`${signs.join("")}…`, style) > width) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}
