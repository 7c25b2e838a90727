import type { Region } from "../region/region.ts";
import type { Centerline } from "./centerline.ts";

/**
 * The rungs of a column: for each sample of the center line how far the area reaches along the
 * normal, to the right (`from`, mostly negative) and to the left (`to`), in mm. `from > to` where
 * there is none.
 */
export interface Rungs {
  readonly line: Centerline;
  readonly from: Float64Array;
  readonly to: Float64Array;
}

/** A side that reaches farther than this over the radius leaks into another stroke. */
const LEAK = 1.3;
const LEAK_MM = 0.12;

/** Casts a ray to both sides at every sample and closes the leaks at junctions. */
export function castRungs(region: Region, line: Centerline): Rungs {
  const edges = edgesOf(region);
  const [from, to] = [new Float64Array(line.count), new Float64Array(line.count)];
  const crossings: Crossing[] = [];
  for (let i = 0; i < line.count; i += 1) {
    const limit = LEAK * (line.radius[i] as number) + LEAK_MM;
    const span = spanAt(edges, line, { sample: i, limit, crossings });
    from[i] = span.from;
    to[i] = span.to;
  }
  closeLeaks({ line, from, to }, from, -1);
  closeLeaks({ line, from, to }, to, 1);
  const rungs = { line, from, to };
  for (let i = 0; i < line.count; i += 1) {
    if ((to[i] as number) - (from[i] as number) < LEAST_RUNG_MM) dropRung(rungs, i);
  }
  endAtOutline(rungs);
  return rungs;
}

/** Rungs narrower than this are none, in mm. */
const LEAST_RUNG_MM = 0.02;

/** Takes a rung out of a column. */
export function dropRung({ from, to }: Rungs, i: number): void {
  from[i] = 1;
  to[i] = -1;
}

/** A line that was led on out of the area does not come in again on the other side of a gap. */
function endAtOutline(rungs: Rungs): void {
  const { line, from, to } = rungs;
  if (line.closed) return;
  const exists = (i: number) => (from[i] as number) <= (to[i] as number);
  let before = line.first;
  while (before >= 0 && exists(before)) before -= 1;
  for (let i = before; i >= 0; i -= 1) dropRung(rungs, i);
  let after = line.last;
  while (after < line.count && exists(after)) after += 1;
  for (let i = after; i < line.count; i += 1) dropRung(rungs, i);
}

/** `x0, y0, x1, y1` of every edge of the area. */
function edgesOf(region: Region): Float64Array {
  const edges = new Float64Array(region.rings.reduce((sum, ring) => sum + 2 * ring.length, 0));
  let at = 0;
  for (const ring of region.rings) {
    for (let i = 0; i + 1 < ring.length; i += 2) {
      const j = i + 2 < ring.length ? i + 2 : 0;
      edges[at] = ring[i] as number;
      edges[at + 1] = ring[i + 1] as number;
      edges[at + 2] = ring[j] as number;
      edges[at + 3] = ring[j + 1] as number;
      at += 4;
    }
  }
  return edges;
}

interface Crossing {
  t: number;
  step: number;
}

interface Cast {
  readonly sample: number;
  readonly limit: number;
  readonly crossings: Crossing[];
}

/** The part of the normal inside the area that holds the sample or lies nearest to it. */
function spanAt(edges: Float64Array, line: Centerline, { sample, limit, crossings }: Cast) {
  const [x, y] = [line.x[sample] as number, line.y[sample] as number];
  const [nx, ny] = [line.nx[sample] as number, line.ny[sample] as number];
  crossings.length = 0;
  for (let i = 0; i < edges.length; i += 4) {
    const [ax, ay] = [(edges[i] as number) - x, (edges[i + 1] as number) - y];
    const [bx, by] = [(edges[i + 2] as number) - x, (edges[i + 3] as number) - y];
    // Which side of the normal's line both ends lie on.
    const a = nx * ay - ny * ax;
    const b = nx * by - ny * bx;
    if (a >= 0 === b >= 0) continue;
    const k = a / (a - b);
    crossings.push({
      t: nx * (ax + k * (bx - ax)) + ny * (ay + k * (by - ay)),
      step: a >= 0 ? 1 : -1,
    });
  }
  crossings.sort((p, q) => p.t - q.t);
  let [winding, from, to, best] = [0, 1, -1, limit];
  for (let i = 0; i + 1 < crossings.length; i += 1) {
    winding += (crossings[i] as Crossing).step;
    if (winding === 0) continue;
    const start = (crossings[i] as Crossing).t;
    let last = i + 1;
    for (let w = winding; last < crossings.length - 1; last += 1) {
      w += (crossings[last] as Crossing).step;
      if (w === 0) break;
    }
    const end = (crossings[last] as Crossing).t;
    const away = Math.max(0, start, -end);
    if (away < best) [best, from, to] = [away, start, end];
    i = last;
    winding = 0;
  }
  return { from, to };
}

/** Where a side leaks, the width is led from the sound sample before to the sound one after. */
function closeLeaks({ line, from, to }: Rungs, side: Float64Array, sign: 1 | -1): void {
  const exists = (i: number) =>
    i >= 0 && i < line.count && (from[i] as number) <= (to[i] as number);
  const leaks = (i: number) =>
    exists(i) && sign * (side[i] as number) > LEAK * (line.radius[i] as number) + LEAK_MM;
  for (let first = 0; first < line.count; first += 1) {
    if (!leaks(first)) continue;
    let next = first;
    while (leaks(next)) next += 1;
    const before = exists(first - 1) ? sign * (side[first - 1] as number) : undefined;
    const after = exists(next) ? sign * (side[next] as number) : undefined;
    for (let k = first; k < next; k += 1) {
      const t = (k - first + 1) / (next - first + 1);
      const a = before ?? after ?? line.radius[k] ?? 0;
      side[k] = sign * Math.min(sign * (side[k] as number), a * (1 - t) + (after ?? a) * t);
    }
    first = next;
  }
}
