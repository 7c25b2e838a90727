import type { RungCaster } from "../cast.ts";
import { STEP_MM } from "../centerline.ts";
import { pointX, pointY } from "../claim.ts";
import type { Rungs } from "../rungs.ts";
import type { Point } from "../sewn-stroke.ts";

/** The edge that ends a stroke is so long, in widths of the stroke: a round end has none, a side is longer. */
const EDGE_OF_WIDTH = { least: 0.6, most: 1.8 } as const;
/** Its corners lie no farther off the rails, in mm and in widths. */
const OFF_RAIL_MM = 0.15;
const OFF_RAIL = 0.15;
/** The rungs are turned over this many times what one rail is longer than the other, over this much at least. */
const TURNED_OVER = { most: 2, least: 0.7 } as const;
/** A line that veers into a corner is looked along from farther inside too, in radii. */
const LOOKED_FROM = [0, 1, 2, 3];
/** Rails that end so many samples apart end together. */
const TOGETHER = 1;
/** A rail that goes on by more than this from one rung to the next has come to another side of the outline, in mm. */
const JUMP_MM = 0.6;

/**
 * Turns the rungs at the free ends of a stroke until the last one lies along the end, as a digitizer
 * does: an end that is cut aslant is sewn square to its edge, not as a fan that leaves a corner bare.
 * Gives the samples where the stroke ends at the outline; what ends where it was led to ends under another.
 */
export function squareEnds(caster: RungCaster, rungs: Rungs): Set<number> {
  const { line, from, to } = rungs;
  const ends = new Set<number>();
  if (line.closed) return ends;
  const exists = (i: number) => (from[i] as number) <= (to[i] as number);
  let [first, last] = [0, line.count - 1];
  while (first < line.count && !exists(first)) first += 1;
  while (last >= 0 && !exists(last)) last -= 1;
  const middle = (first + last) >> 1;
  if (first < last && first !== line.from)
    ends.add(turnEnd(caster, rungs, { end: first, inward: 1, middle }));
  if (first < last && last !== line.to)
    ends.add(turnEnd(caster, rungs, { end: last, inward: -1, middle }));
  return ends;
}

interface End {
  readonly end: number;
  readonly inward: 1 | -1;
  /** No rung beyond it is turned. */
  readonly middle: number;
}

/** Gives the sample of the last rung. */
function turnEnd(caster: RungCaster, rungs: Rungs, at: End): number {
  const turned = LOOKED_FROM.map((radii) => endingEdge(caster, rungs, { ...at, radii }))
    .map((edge) => edge && toBeTurned(rungs, at, edge))
    .find((found) => found !== undefined);
  return turned ? turn(rungs, turned) : at.end;
}

/** How the rungs are to be turned towards an edge; `undefined` where it is not the end of the stroke. */
function toBeTurned(rungs: Rungs, at: End, edge: readonly [Point, Point]): Turned | undefined {
  const { end, inward, middle } = at;
  const [right, left] = sidesOf(rungs, edge, end);
  const [from, to] = [nearestOn(rungs, "from", at, right), nearestOn(rungs, "to", at, left)];
  const inner = inward * Math.max(inward * from.sample, inward * to.sample);
  const apart = Math.abs(from.sample - to.sample);
  const width = (rungs.to[inner] as number) - (rungs.from[inner] as number);
  const [dx, dy] = [edge[1].x - edge[0].x, edge[1].y - edge[0].y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const over = Math.min(Math.round(TURNED_OVER.most * apart), Math.abs(middle - inner));
  const isEnd =
    apart > TOGETHER &&
    Math.max(from.away, to.away) <= OFF_RAIL_MM + OFF_RAIL * width &&
    length >= EDGE_OF_WIDTH.least * width &&
    length <= EDGE_OF_WIDTH.most * width &&
    over >= TURNED_OVER.least * apart;
  return isEnd
    ? { from: from.sample, to: to.sample, start: inner + inward * over, inward }
    : undefined;
}

/** The straight part of the outline that a line runs into, from corner to corner. */
function endingEdge(
  caster: RungCaster,
  { line, from, to }: Rungs,
  { end, inward, middle, radii }: End & { readonly radii: number },
): readonly [Point, Point] | undefined {
  const back = Math.round((radii * (line.radius[end] as number)) / STEP_MM);
  let i = end + inward * Math.min(back, Math.abs(middle - end));
  const isInside = () => (from[i] as number) < 0 && (to[i] as number) > 0;
  while (i !== middle && !isInside()) i += inward;
  const out = { x: -inward * (line.ny[i] as number), y: inward * (line.nx[i] as number) };
  return caster.straightAhead({ x: line.x[i] as number, y: line.y[i] as number }, out);
}

type Side = "from" | "to";

/** Both ends of an edge, that on the right of the line first. */
function sidesOf(
  { line }: Rungs,
  [a, b]: readonly [Point, Point],
  i: number,
): readonly [Point, Point] {
  const toLeft = (b.x - a.x) * (line.nx[i] as number) + (b.y - a.y) * (line.ny[i] as number);
  return toLeft >= 0 ? [a, b] : [b, a];
}

/** Where a rail passes nearest to a corner, between an end and the middle; what lies beyond a jump is not it. */
function nearestOn(
  { line, ...rails }: Rungs,
  side: Side,
  { end, inward, middle }: End,
  { x, y }: Point,
): { sample: number; away: number } {
  let [sample, least] = [end, Infinity];
  let [lastX, lastY] = [NaN, NaN];
  for (let i = end; inward * (middle - i) >= 0; i += inward) {
    const t = rails[side][i] as number;
    const [railX, railY] = [pointX(line, i, t), pointY(line, i, t)];
    const jumps = squared(railX - lastX, railY - lastY) > JUMP_MM * JUMP_MM;
    const away = squared(railX - x, railY - y);
    if (jumps || away < least) [sample, least] = [i, away];
    [lastX, lastY] = [railX, railY];
  }
  return { sample, away: Math.sqrt(least) };
}

function squared(dx: number, dy: number): number {
  return dx * dx + dy * dy;
}

interface Turned {
  /** Where each rail ends at its corner. */
  readonly from: number;
  readonly to: number;
  /** The first sample that is turned, seen from the middle. */
  readonly start: number;
  readonly inward: 1 | -1;
}

/** Leads both rails to their corners in the same number of rungs, and drops what lies beyond. */
function turn(rungs: Rungs, { from, to, start, inward }: Turned): number {
  const { line } = rungs;
  const rails = { from: rail(rungs, "from"), to: rail(rungs, "to") };
  const count = Math.max(Math.abs(from - start), Math.abs(to - start));
  const last = start - inward * count;
  for (let k = 1; k <= count; k += 1) {
    const i = start - inward * k;
    const right = rails.from(start + ((from - start) * k) / count);
    const left = rails.to(start + ((to - start) * k) / count);
    const [dx, dy] = [left.x - right.x, left.y - right.y];
    const width = Math.sqrt(dx * dx + dy * dy);
    if (width === 0) continue;
    line.x[i] = (right.x + left.x) / 2;
    line.y[i] = (right.y + left.y) / 2;
    line.nx[i] = dx / width;
    line.ny[i] = dy / width;
    rungs.from[i] = -width / 2;
    rungs.to[i] = width / 2;
  }
  for (let i = last - inward; i >= 0 && i < line.count; i -= inward) {
    rungs.from[i] = 1;
    rungs.to[i] = -1;
  }
  return last;
}

/** The points of a rail as they are now, between two samples too. */
function rail({ line, ...rails }: Rungs, side: Side): (place: number) => Point {
  const at = Array.from(rails[side], (t, i) => ({ x: pointX(line, i, t), y: pointY(line, i, t) }));
  return (place) => {
    const low = Math.floor(place);
    const [a, b] = [at[low] as Point, at[Math.min(low + 1, line.count - 1)] as Point];
    return { x: a.x + (b.x - a.x) * (place - low), y: a.y + (b.y - a.y) * (place - low) };
  };
}
