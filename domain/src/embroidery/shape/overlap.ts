import type { Region } from "../region/region.ts";
import { both, grown } from "../region/stretches.ts";
import { bounds, spans, type Bounds } from "../region/winding.ts";

/** Areas that have less in common only touch: in mm², and as a share of the smaller one's box. */
const TOUCHING_MM2 = 0.3;
const TOUCHING_SHARE = 0.1;
const SCAN_MM = 0.25;

/** An area with its box, which is asked first. */
export interface Boxed {
  readonly region: Region;
  readonly box: Bounds;
}

/** A region with the box around it, which is looked at first. */
export function boxed(region: Region): Boxed {
  return { region, box: bounds(region) };
}

/** True when one area lies over the other with more than a touch. */
export function overlaps(a: Boxed, b: Boxed): boolean {
  const smaller = Math.min(boxMm2(a), boxMm2(b));
  return commonMm2(a, b, 0) > Math.min(TOUCHING_MM2, TOUCHING_SHARE * smaller);
}

/** True when two areas overlap or lie within `reachMm` of each other. */
export function isBeside(a: Boxed, b: Boxed, reachMm: number): boolean {
  return commonMm2(a, b, reachMm) > 0;
}

function boxMm2({ box }: Boxed): number {
  return (box.maxX - box.minX) * (box.maxY - box.minY);
}

/** Roughly what two areas have in common when both reach further by half of `reachMm`. */
function commonMm2(a: Boxed, b: Boxed, reachMm: number): number {
  if (Math.max(a.box.minX, b.box.minX) > Math.min(a.box.maxX, b.box.maxX) + reachMm) return 0;
  const low = Math.max(a.box.minY, b.box.minY) - reachMm;
  const high = Math.min(a.box.maxY, b.box.maxY) + reachMm;
  let sum = 0;
  const rows = Math.ceil((high - low) / SCAN_MM);
  for (let i = 0; i < rows; i += 1) {
    const y = low + ((high - low) * (i + 0.5)) / rows;
    const rowA = reaching(a, y, reachMm);
    const common = rowA.length === 0 ? [] : both(rowA, reaching(b, y, reachMm));
    for (let s = 0; s + 1 < common.length; s += 2) {
      sum += (((common[s + 1] as number) - (common[s] as number)) * (high - low)) / rows;
    }
  }
  return sum;
}

function reaching({ region, box }: Boxed, y: number, reachMm: number): number[] {
  // Beyond its highest and lowest point an area still reaches a little up and down.
  const margin = Math.min(SCAN_MM, box.maxY - box.minY) / 4;
  const within = Math.min(box.maxY - margin, Math.max(box.minY + margin, y));
  if (Math.abs(within - y) > reachMm / 2 + margin) return [];
  return grown(spans(region, { x: 0, y: within, dx: 1, dy: 0 }), reachMm / 2);
}
