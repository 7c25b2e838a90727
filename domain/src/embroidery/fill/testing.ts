import type { Region } from "../region/region.ts";
import { bounds, isInside } from "../region/winding.ts";
import { connectedCells } from "./cell-order.ts";
import type { TatamiOptions } from "./cell-sewing.ts";
import { rowCells } from "./row-cells.ts";
import { regionRows } from "./row-source.ts";
import { sewCells } from "./tatami.ts";

/**
 * Fills an area with rows alone, no edge and no underlay: one answer for each part that hangs together, needle
 * points `x0, y0, x1, y1 …` in mm.
 */
export function tatami(region: Region, options: TatamiOptions): Float64Array[] {
  const area = rowCells(regionRows(region, options.direction), options.rowMm);
  return connectedCells(area).map((part) => sewCells(area, part, options));
}

/** Runs of needle points in whole 0.1 mm. */
type Runs = readonly Int32Array[];

/** Shortest and longest stitch of all runs, in mm. */
export function stitchLengths(runs: Runs): { shortest: number; longest: number } {
  let [shortest, longest] = [Infinity, 0];
  for (const run of runs) {
    for (let i = 2; i < run.length; i += 2) {
      const length = Math.hypot(run[i]! - run[i - 2]!, run[i + 1]! - run[i - 1]!) / 10;
      shortest = Math.min(shortest, length);
      longest = Math.max(longest, length);
    }
  }
  return { shortest, longest };
}

/** A picture of thread 0.4 mm wide, in dots of 0.1 mm. */
interface ThreadPicture {
  isCovered(x: number, y: number): boolean;
}

export function threadPicture(runs: Runs): ThreadPicture {
  const covered = new Set<number>();
  const key = (x: number, y: number) => (x + 8192) * 32768 + y + 8192;
  for (const run of runs) {
    for (let i = 2; i < run.length; i += 2) {
      eachDotNear([run[i - 2]!, run[i - 1]!, run[i]!, run[i + 1]!], (x, y) => {
        covered.add(key(x, y));
      });
    }
  }
  return { isCovered: (x, y) => covered.has(key(Math.floor(x * 10), Math.floor(y * 10))) };
}

/** Which part of an area lies under thread, 0 to 1, in dots of 0.1 mm. */
export function coveredShare(region: Region, picture: ThreadPicture): number {
  let [inside, covered] = [0, 0];
  eachDotInside(region, (x, y) => {
    inside += 1;
    if (picture.isCovered(x, y)) covered += 1;
  });
  return covered / inside;
}

function eachDotInside(region: Region, visit: (x: number, y: number) => void): void {
  const { minX, minY, maxX, maxY } = bounds(region);
  for (let y = Math.floor(minY * 10) + 0.5; y < maxY * 10; y += 1) {
    for (let x = Math.floor(minX * 10) + 0.5; x < maxX * 10; x += 1) {
      if (isInside(region, x / 10, y / 10)) visit(x / 10, y / 10);
    }
  }
}

/** The longest way by which the thread's middle leaves the area, in mm. */
export function strayMm(region: Region, runs: Runs): number {
  let most = 0;
  for (const run of runs) {
    for (let i = 2; i < run.length; i += 2) {
      const [x0, y0, x1, y1] = [run[i - 2]!, run[i - 1]!, run[i]!, run[i + 1]!].map((v) => v / 10);
      for (let part = 0; part <= 1; part += 0.125) {
        const [x, y] = [x0! + (x1! - x0!) * part, y0! + (y1! - y0!) * part];
        if (!isInside(region, x, y)) most = Math.max(most, distanceToOutline(region, x, y));
      }
    }
  }
  return most;
}

function distanceToOutline(region: Region, x: number, y: number): number {
  let least = Infinity;
  for (const ring of region.rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const edge = [ring[i]! - x, ring[i + 1]! - y, ring[j]! - x, ring[j + 1]! - y] as const;
      least = Math.min(least, distanceToLine(edge));
    }
  }
  return least;
}

/** How far the line x0, y0, x1, y1 passes the origin. */
function distanceToLine([x0, y0, x1, y1]: readonly [number, number, number, number]): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const part = Math.min(1, Math.max(0, -(x0 * dx + y0 * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x0 + part * dx, y0 + part * dy);
}

/** Visits every dot whose middle lies under a thread from x0, y0 to x1, y1. */
function eachDotNear(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  visit: (x: number, y: number) => void,
): void {
  for (let y = Math.min(y0, y1) - 3; y <= Math.max(y0, y1) + 2; y += 1) {
    for (let x = Math.min(x0, x1) - 3; x <= Math.max(x0, x1) + 2; x += 1) {
      const line = [x0 - x - 0.5, y0 - y - 0.5, x1 - x - 0.5, y1 - y - 0.5] as const;
      if (distanceToLine(line) <= 2) visit(x, y);
    }
  }
}

/** A ring around a circle; clockwise for holes. */
export function circle(x: number, y: number, radius: number, way: 1 | -1 = 1): Float64Array {
  return Float64Array.from({ length: 128 }, (_, i) => {
    const angle = (way * Math.PI * Math.floor(i / 2)) / 32;
    return i % 2 === 0 ? x + radius * Math.cos(angle) : y + radius * Math.sin(angle);
  });
}

/** A star of five points that are cut in deeply. */
export function star(x: number, y: number, radius: number): Float64Array {
  return Float64Array.from({ length: 20 }, (_, i) => {
    const corner = Math.floor(i / 2);
    const angle = Math.PI / 2 + (corner * Math.PI) / 5;
    const reach = corner % 2 === 0 ? radius : radius * 0.382;
    return i % 2 === 0 ? x + reach * Math.cos(angle) : y + reach * Math.sin(angle);
  });
}
