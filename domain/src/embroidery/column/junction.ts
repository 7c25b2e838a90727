import { degrees } from "./skeleton/prune.ts";
import type { Branch, Knot } from "./skeleton/skeleton.ts";

/** Two knots belong together when the line between them is shorter than this many radii. */
const TOGETHER = 0.8;

/** Knots of one crossing: where two strokes cross at a slant the skeleton shows two. */
export interface Junction {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Whether a corner of the outline hangs here. */
  readonly hasCorner: boolean;
  /** Ends of branches that meet here. */
  readonly ends: BranchEnd[];
}

/** One end of a branch: its points are read away from the junction. */
export interface BranchEnd {
  readonly branch: Branch;
  readonly atStart: boolean;
}

/** Gathers knots to junctions and gives the branches that remain between them. */
export function junctionsOf(branches: readonly Branch[], cornered: ReadonlySet<Knot>): Junction[] {
  const bridges = branches.filter(isBridge(degrees(branches), cornered));
  const groups = groupKnots(branches, bridges);
  const junctions = new Map<Knot, Junction>();
  for (const group of groups) {
    const junction = junctionOf([...group], cornered);
    for (const knot of group) junctions.set(knot, junction);
  }
  for (const branch of branches) {
    if (bridges.includes(branch)) continue;
    if (branch.from) junctions.get(branch.from)?.ends.push({ branch, atStart: true });
    if (branch.to) junctions.get(branch.to)?.ends.push({ branch, atStart: false });
  }
  return [...new Set(junctions.values())];
}

function isBridge(degree: ReadonlyMap<Knot, number>, cornered: ReadonlySet<Knot>) {
  const joins = (knot: Knot) => (degree.get(knot) ?? 0) + (cornered.has(knot) ? 1 : 0) >= 3;
  return ({ from, to, points }: Branch): boolean => {
    if (!from || !to || from === to) return false;
    if (!joins(from) || !joins(to)) return false;
    const way = [from.x, from.y, ...points, to.x, to.y];
    return lengthOf(way) < TOGETHER * Math.max(from.radius, to.radius);
  };
}

/** Length of a line through `x0, y0, x1, y1 …`. */
export function lengthOf(points: readonly number[]): number {
  let length = 0;
  for (let i = 2; i + 1 < points.length; i += 2) {
    const dx = (points[i] as number) - (points[i - 2] as number);
    const dy = (points[i + 1] as number) - (points[i - 1] as number);
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

function groupKnots(branches: readonly Branch[], bridges: readonly Branch[]): Set<Set<Knot>> {
  const groupOf = new Map<Knot, Set<Knot>>();
  for (const { from, to } of branches) {
    for (const knot of [from, to])
      if (knot && !groupOf.has(knot)) groupOf.set(knot, new Set([knot]));
  }
  for (const { from, to } of bridges) {
    const [a, b] = [groupOf.get(from as Knot) as Set<Knot>, groupOf.get(to as Knot) as Set<Knot>];
    for (const knot of b) {
      a.add(knot);
      groupOf.set(knot, a);
    }
  }
  return new Set(groupOf.values());
}

function junctionOf(knots: readonly Knot[], cornered: ReadonlySet<Knot>): Junction {
  let [x, y, radius] = [0, 0, 0];
  for (const knot of knots) {
    x += knot.x / knots.length;
    y += knot.y / knots.length;
    radius = Math.max(radius, knot.radius);
  }
  return { x, y, radius, hasCorner: knots.some((knot) => cornered.has(knot)), ends: [] };
}
