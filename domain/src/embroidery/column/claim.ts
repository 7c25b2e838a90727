import { STEP_MM } from "./centerline.ts";
import type { Raster } from "./skeleton/raster.ts";
import { dropRung, type Rungs } from "./rungs.ts";

/** Cells that a column already covers. */
export interface Claims {
  readonly raster: Raster;
  readonly taken: Uint8Array;
}

/** How far a column goes under the one that claimed the area before it, in mm. */
const OVERLAP_MM = 0.3;
/** A strip left free beside a claimed area is worth sewing from this width on, in mm. */
const WORTH_MM = 0.14;
/** A column leaves the area it just covered alone for this many radii, so that it may bend. */
const LAG_RADII = 2.6;

/** Claims on a raster of which nothing is taken yet. */
export function claimsOf(raster: Raster): Claims {
  return { raster, taken: new Uint8Array(raster.inside.length) };
}

/**
 * Cuts the rungs back to what no column has claimed yet, but for an overlap, and claims what is left.
 * Strokes come in the order of their weight, so the lighter one ends at the edge of the heavier.
 */
export function claimRungs(rungs: Rungs, claims: Claims): void {
  const { line } = rungs;
  endUnderOthers(rungs, claims);
  const lag = Math.ceil((LAG_RADII * Math.max(...line.radius)) / STEP_MM);
  for (let i = 0; i < line.count; i += 1) {
    cutBack(rungs, i, claims);
    if (i >= lag) take(rungs, i - lag, claims);
  }
  for (let i = Math.max(0, line.count - lag); i < line.count; i += 1) take(rungs, i, claims);
}

/** Takes out the rungs of which nothing is free, and claims the others as wide as they are. */
export function claimWhole(rungs: Rungs, claims: Claims): void {
  const { count } = rungs.line;
  for (let i = 0; i < count; i += 1) if (isCovered(rungs, i, claims)) dropRung(rungs, i);
  for (let i = 0; i < count; i += 1) take(rungs, i, claims);
}

function isCovered({ line, from, to }: Rungs, i: number, { raster, taken }: Claims): boolean {
  const step = 0.5 / raster.perMm;
  for (let t = from[i] as number; t <= (to[i] as number); t += step) {
    if (!taken[cellAt(raster, pointX(line, i, t), pointY(line, i, t))]) return false;
  }
  return true;
}

/** A line that was led on under another column does not come out again on its far side. */
export function endUnderOthers(rungs: Rungs, claims: Claims): void {
  const { line } = rungs;
  if (line.closed) return;
  const isFree = (i: number) => freePart(rungs, i, claims) !== undefined;
  let before = line.first - 1;
  while (before >= 0 && isFree(before)) before -= 1;
  for (let i = before; i >= 0; i -= 1) dropRung(rungs, i);
  let after = line.last + 1;
  while (after < line.count && isFree(after)) after += 1;
  for (let i = after; i < line.count; i += 1) dropRung(rungs, i);
}

function cutBack(rungs: Rungs, i: number, claims: Claims): void {
  const { from, to } = rungs;
  const [start, end] = [from[i] as number, to[i] as number];
  if (start > end) return;
  const free = freePart(rungs, i, claims);
  if (!free) {
    dropRung(rungs, i);
    return;
  }
  const step = 0.5 / claims.raster.perMm;
  from[i] = free.first <= start + step ? start : Math.max(start, free.first - OVERLAP_MM);
  to[i] = free.last >= end - 2 * step ? end : Math.min(end, free.last + OVERLAP_MM);
}

/** The part of a rung from its first to its last free strip that is worth sewing. */
function freePart(
  { line, from, to }: Rungs,
  i: number,
  claims: Claims,
): { first: number; last: number } | undefined {
  const start = from[i] as number;
  const end = to[i] as number;
  const step = 0.5 / claims.raster.perMm;
  const worth = Math.min(WORTH_MM, 0.6 * (end - start));
  let first = Infinity;
  let last = -Infinity;
  let open = Infinity;
  for (let t = start; t <= end + step; t += step) {
    const at = Math.min(t, end);
    const isTaken = t > end || isTakenAt(claims, pointX(line, i, at), pointY(line, i, at));
    if (!isTaken) open = Math.min(open, at);
    if (!isTaken || open === Infinity) continue;
    if (at - open >= worth) {
      first = Math.min(first, open);
      last = at;
    }
    open = Infinity;
  }
  return first <= last ? { first, last } : undefined;
}

/** A cell counts as taken when it or a neighbour at its sides is: edges are not worth a strip. */
function isTakenAt({ raster, taken }: Claims, x: number, y: number): boolean {
  const cell = cellAt(raster, x, y);
  return Boolean(
    taken[cell] ||
    taken[cell + 1] ||
    taken[cell - 1] ||
    taken[cell + raster.width] ||
    taken[cell - raster.width],
  );
}

/** The cell at a point in mm, at most the last one before the margin. */
export function cellAt(raster: Raster, x: number, y: number): number {
  const column = Math.min(
    raster.width - 2,
    Math.max(1, Math.floor((x - raster.left) * raster.perMm)),
  );
  const row = Math.min(
    raster.height - 2,
    Math.max(1, Math.floor((y - raster.bottom) * raster.perMm)),
  );
  return row * raster.width + column;
}

/** Marks what lies between a rung and the next one. */
function take(rungs: Rungs, i: number, { raster, taken }: Claims): void {
  const { line, from, to } = rungs;
  const next = i + 1 < line.count ? i + 1 : line.closed ? 0 : i;
  const start = from[i] as number;
  if (start > (to[i] as number)) return;
  const other = (from[next] as number) <= (to[next] as number) ? next : i;
  const width = Math.max((to[i] as number) - start, STEP_MM);
  const otherStart = from[other] as number;
  const otherWidth = (to[other] as number) - otherStart;
  const along = Math.max(1, Math.ceil(width * raster.perMm * 1.6));
  const across = Math.min(8, Math.max(1, Math.ceil(gap(rungs, i, other) * raster.perMm * 1.6)));
  for (let a = 0; a <= along; a += 1) {
    const t = start + (width * a) / along;
    const x0 = pointX(line, i, t);
    const y0 = pointY(line, i, t);
    taken[cellAt(raster, x0, y0)] = 1;
    if (across === 1) continue;
    const u = otherStart + (otherWidth * a) / along;
    const dx = pointX(line, other, u) - x0;
    const dy = pointY(line, other, u) - y0;
    for (let b = 1; b < across; b += 1) {
      taken[cellAt(raster, x0 + (dx * b) / across, y0 + (dy * b) / across)] = 1;
    }
  }
}

function gap({ line, from, to }: Rungs, i: number, j: number): number {
  const side = (t: Float64Array) => {
    const dx = pointX(line, i, t[i] as number) - pointX(line, j, t[j] as number);
    const dy = pointY(line, i, t[i] as number) - pointY(line, j, t[j] as number);
    return Math.sqrt(dx * dx + dy * dy);
  };
  return Math.max(side(from), side(to));
}

type Normals = Rungs["line"];

/** The point of a rung at `t` mm from the center line, to the left. */
export function pointX(line: Normals, i: number, t: number): number {
  return (line.x[i] as number) + t * (line.nx[i] as number);
}

/** How high the point is that lies `t` along the normal of point `i`. */
export function pointY(line: Normals, i: number, t: number): number {
  return (line.y[i] as number) + t * (line.ny[i] as number);
}
