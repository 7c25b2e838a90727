import type { Affine } from "./affine.ts";
import { numberScanner } from "./number-scanner.ts";

/** Largest drawing that the largest hoop could take, in mm on either side. */
export const LARGEST_DRAWING_MM = 400;

/** How large a drawing is, and the way from its units (y downwards) to mm (y upwards). */
export interface SvgSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly toMm: Affine;
}

const MM_PER_UNIT: Readonly<Record<string, number>> = {
  "": 25.4 / 96,
  px: 25.4 / 96,
  mm: 1,
  cm: 10,
  in: 25.4,
  pt: 25.4 / 72,
  pc: 25.4 / 6,
};

/**
 * Reads `width`, `height` and `viewBox`. Without a size the units of the box are pixels, 96 an inch;
 * a box of other proportions is fitted in and centered. `widthMm` overrules the width, in proportion.
 * Nothing when there is neither size nor box.
 */
export function readSvgSize(
  attributes: ReadonlyMap<string, string>,
  widthMm?: number,
): SvgSize | undefined {
  const box = readBox(attributes.get("viewBox"));
  const width = readLength(attributes.get("width"));
  const height = readLength(attributes.get("height"));
  const drawn =
    box ?? (width && height && { x: 0, y: 0, width: pixels(width), height: pixels(height) });
  if (!drawn) return undefined;
  const ratio = drawn.height / drawn.width;
  const ownWidth = width ?? (height ? height / ratio : drawn.width * MM_PER_PIXEL);
  const ownHeight = height ?? (width ? width * ratio : drawn.height * MM_PER_PIXEL);
  const scaled = widthMm === undefined ? 1 : widthMm / ownWidth;
  const [w, h] = [ownWidth * scaled, ownHeight * scaled];
  const scale = Math.min(w / drawn.width, h / drawn.height);
  const left = (w - drawn.width * scale) / 2 - drawn.x * scale;
  const top = (h - drawn.height * scale) / 2 - drawn.y * scale;
  const toMm = { a: scale, b: 0, c: 0, d: -scale, e: left, f: h - top };
  const isSound = w > 0 && h > 0 && [w, h, scale, left, top].every(Number.isFinite);
  return isSound ? { widthMm: w, heightMm: h, toMm } : undefined;
}

const MM_PER_PIXEL = 25.4 / 96;

function pixels(mm: number): number {
  return mm / MM_PER_PIXEL;
}

/** In mm; nothing for percentages, nothing and what is no length. */
function readLength(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number.parseFloat(text);
  const unit = text
    .trim()
    .toLowerCase()
    .replace(/^[-+.0-9]*(?:e[-+]?[0-9]+)?/, "");
  const mm =
    value * (Object.hasOwn(MM_PER_UNIT, unit) ? (MM_PER_UNIT[unit] as number) : Number.NaN);
  return mm > 0 && mm < Infinity ? mm : undefined;
}

function readBox(text: string | undefined) {
  const scanner = numberScanner(text ?? "");
  const [x, y] = [scanner.number(), scanner.number()];
  const [width, height] = [scanner.number(), scanner.number()];
  if (x === undefined || y === undefined || !width || !height) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
