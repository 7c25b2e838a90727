import { type Pattern, UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import type { Statistics } from "@placket/domain/embroidery/pattern/statistics";
import { inches, millimetres } from "./figures.ts";
import { ink, lightness } from "../../print/ink.ts";
import { type Box, POINTS_PER_MM, type Sheet } from "../../print/sheet.ts";
import { drawStitches, type StitchPlace } from "./stitches.ts";

/** Cloth that shows around the design, so that rulers and measures have room. */
const AROUND_MM = 11;
const RULER_MM = 4;
/** A picture lower than this looks lost on its sheet. */
const LEAST_MM = 42;
/** The line that a print is checked with. */
const CHECK_MM = 50;

interface Picture {
  readonly pattern: Pattern;
  readonly statistics: Statistics;
  /** The cloth, `#rrggbb`. */
  readonly cloth: string;
  /** The highest that the picture may be; a design that does not fit is drawn smaller. */
  readonly mostMm: number;
  /** Draws where the needle begins and ends, for the machine's operator. */
  readonly ends?: { readonly start: Point; readonly end: Point };
}

/** In 0.1 mm, y upwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The design on its cloth, as wide as the sheet, at its sewn size where that fits; below it says at
 * which size it is and gives a line to check the print with. Gives the scale it was drawn at.
 */
export function drawPicture(sheet: Sheet, picture: Picture): number {
  const { widthMm, heightMm } = picture.statistics;
  const free = {
    width: sheet.width - RULER_MM - 2 * AROUND_MM,
    height: picture.mostMm - 2 * AROUND_MM,
  };
  const scale = Math.min(1, free.width / widthMm, free.height / heightMm);
  const height = Math.max(LEAST_MM, heightMm * scale + 2 * AROUND_MM);
  sheet.room(height + RULER_MM + 12);
  const box: Box = {
    x: sheet.left + RULER_MM,
    y: sheet.y + RULER_MM,
    width: sheet.width - RULER_MM,
    height,
  };
  sheet.box(box, { fill: picture.cloth });
  const color = lightness(picture.cloth) < 0.5 ? "#ffffff" : ink.quiet;
  const frame: Frame = { box, scale, color };
  rulers(sheet, frame);
  drawDesign(sheet, picture, frame);
  sheet.y = box.y + box.height;
  sizeNote(sheet, scale);
  return scale;
}

interface Frame {
  readonly box: Box;
  readonly scale: number;
  /** Ink that shows on the cloth. */
  readonly color: string;
}

function drawDesign(
  sheet: Sheet,
  { pattern, statistics, cloth, ends }: Picture,
  frame: Frame,
): void {
  const { box, scale } = frame;
  const { bounds, widthMm, heightMm } = statistics;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const place = {
    x: middleX - ((bounds.left + bounds.right) / 2 / UNITS_PER_MM) * scale,
    y: middleY + ((bounds.bottom + bounds.top) / 2 / UNITS_PER_MM) * scale,
    scale,
    ground: cloth,
  };
  drawStitches(sheet, pattern, place);
  const at = { x: middleX, y: middleY };
  const half = { x: (widthMm * scale) / 2, y: (heightMm * scale) / 2 };
  const edge = box.x + box.width;
  measures(sheet, { at, half, widthMm, heightMm, edge, color: frame.color });
  if (!ends) return;
  endMark(sheet, "S", place, ends.start);
  endMark(sheet, "E", place, ends.end);
}

/** A ring where the needle begins or ends and its letter beside it, both readable on any thread. */
function endMark(sheet: Sheet, letter: string, place: StitchPlace, point: Point): void {
  const x = place.x + (point.x / UNITS_PER_MM) * place.scale;
  const y = place.y - (point.y / UNITS_PER_MM) * place.scale;
  sheet.circle(x, y, 0.9, { stroke: "#ffffff", line: 0.9 });
  sheet.circle(x, y, 0.9, { stroke: ink.mark, line: 0.4 });
  // The start above its ring, the end below: they often share a point.
  const aside = letter === "S" ? -3 : 3;
  sheet.circle(x, y + aside, 1.7, { fill: "#ffffff", stroke: ink.mark, line: 0.3 });
  sheet.text(letter, x, y + aside + 0.9, { size: 7, weight: 600, align: "center" });
}

interface Measures {
  /** Middle of the design on the page, and half its size there. */
  readonly at: Point;
  readonly half: Point;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Where the cloth ends at the right. */
  readonly edge: number;
  readonly color: string;
}

/** Width below the design, height at its right, each with a line that ends where the design does. */
function measures(sheet: Sheet, { at, half, widthMm, heightMm, edge, color }: Measures): void {
  const [below, beside] = [at.y + half.y + 4, at.x + half.x + 4];
  const style = { size: 7.5, color, align: "center" } as const;
  sheet.line(at.x - half.x, below, at.x + half.x, below, color, 0.15);
  sheet.line(beside, at.y - half.y, beside, at.y + half.y, color, 0.15);
  for (const side of [-1, 1]) {
    sheet.line(at.x + side * half.x, below - 1, at.x + side * half.x, below + 1, color, 0.15);
    sheet.line(beside - 1, at.y + side * half.y, beside + 1, at.y + side * half.y, color, 0.15);
  }
  sheet.text(`${millimetres(widthMm)} · ${inches(widthMm)}`, at.x, below + 3.6, style);
  const upright = `${millimetres(heightMm)} · ${inches(heightMm)}`;
  // Beside a low design an upright line would be longer than what it measures.
  const length = sheet.widthOf(upright, style);
  if (length > half.y * 2 && beside + length + 4 < edge) {
    sheet.text(upright, beside + 2.5, at.y + 1, { ...style, align: "left" });
    return;
  }
  const { doc } = sheet;
  doc.save();
  doc.rotate(-90, { origin: [(beside + 3.6) * POINTS_PER_MM, at.y * POINTS_PER_MM] });
  sheet.text(upright, beside + 3.6, at.y, style);
  doc.restore();
}

/** Millimetres of the cloth along two edges, counted from the middle of the design. */
function rulers(sheet: Sheet, { box, scale }: Frame): void {
  const style = { size: 6, color: ink.quiet } as const;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = (length: number) => Math.floor(length / 2 / scale);
  for (let mm = -reach(box.width); mm <= reach(box.width); mm += 1) {
    const x = middleX + mm * scale;
    const tick = tickLength(mm, scale);
    if (tick > 0) sheet.line(x, box.y - tick, x, box.y, ink.quiet, 0.1);
    if (mm % 20 === 0) sheet.text(String(Math.abs(mm)), x + 0.5, box.y - 2, style);
  }
  for (let mm = -reach(box.height); mm <= reach(box.height); mm += 1) {
    const y = middleY - mm * scale;
    const tick = tickLength(mm, scale);
    if (tick > 0) sheet.line(box.x - tick, y, box.x, y, ink.quiet, 0.1);
    if (mm % 10 === 0)
      sheet.text(String(Math.abs(mm)), box.x - 2.2, y - 0.4, { ...style, align: "right" });
  }
}

/** Longer at 10 mm than at 5; single millimetres only where they can be told apart. */
function tickLength(mm: number, scale: number): number {
  if (mm % 10 === 0) return 2;
  if (mm % 5 === 0) return 1.4;
  return scale > 0.7 ? 0.8 : 0;
}

/** Says at which size the design is shown, and gives a line to check the print with. */
function sizeNote(sheet: Sheet, scale: number): void {
  const y = sheet.y + 4.5;
  const says =
    scale === 1
      ? "Shown at its sewn size (1:1)."
      : `Not at 1:1: shown at ${Math.round(scale * 100)} % of its sewn size to fit the page.`;
  const color = scale === 1 ? ink.text : ink.warning;
  sheet.text(says, sheet.left + RULER_MM, y, { size: 8.5, weight: 600, color });
  const from = sheet.right - CHECK_MM;
  sheet.line(from, y - 0.8, sheet.right, y - 0.8, ink.text, 0.25);
  for (let mm = 0; mm <= CHECK_MM; mm += 10) {
    sheet.line(from + mm, y - 2, from + mm, y - 0.8, ink.text, 0.25);
  }
  const hint = `Check the print: this line is ${CHECK_MM} mm long`;
  sheet.text(hint, from - 2.5, y, { size: 7.5, color: ink.quiet, align: "right" });
  sheet.y = y + 3;
}
