import { type Branch, dotAt, type Knot } from "./skeleton.ts";

/** A pointed side line is a corner of the outline when it reaches less than this many radii out. */
const POINTED_REACH = 1.1;
/** A blunt one less than this. */
const BLUNT_REACH = 0.25;
/** Tips thinner than this part of the stroke they hang on are pointed. */
const POINTED = 0.4;

/**
 * Takes away the side lines that are only corners of the outline: a square end of a stroke has two.
 * Judged twice, since the corners of a small part hang on a line that is itself to be judged.
 */
export function withoutCorners(branches: readonly Branch[]): Pruned {
  const cornered = new Set<Knot>();
  const once = dropCorners(branches, cornered);
  return { branches: dropCorners(once, cornered), cornered };
}

/** What is left, and the knots where a corner of the outline hung. */
interface Pruned {
  readonly branches: Branch[];
  readonly cornered: ReadonlySet<Knot>;
}

function dropCorners(branches: readonly Branch[], cornered: Set<Knot>): Branch[] {
  const degree = degrees(branches);
  const stays = branches.filter((branch) => !isCorner(branch, degree));
  const held = new Set(stays.flatMap(({ from, to }) => [from, to]));
  const bare = new Set<Knot>();
  for (const branch of branches.filter((each) => !stays.includes(each))) {
    const base = baseOf(branch, degree);
    cornered.add(base);
    if (!held.has(base)) bare.add(base);
  }
  // A square dot is nothing but corners: what stays of it is its middle.
  return [...stays, ...[...bare].map(dotAt)];
}

/** How many line ends meet at each knot. */
export function degrees(branches: readonly Branch[]): Map<Knot, number> {
  const degree = new Map<Knot, number>();
  for (const { from, to } of branches) {
    for (const knot of [from, to]) {
      if (knot) degree.set(knot, (degree.get(knot) ?? 0) + 1);
    }
  }
  return degree;
}

/** The end of a side line that is not its tip. */
function baseOf({ from, to }: Branch, degree: ReadonlyMap<Knot, number>): Knot {
  return (degree.get(to as Knot) === 1 ? from : to) as Knot;
}

function isCorner(branch: Branch, degree: ReadonlyMap<Knot, number>): boolean {
  const { from, to } = branch;
  if (!from || !to || from === to) return false;
  const base = baseOf(branch, degree);
  const tip = base === from ? to : from;
  if (degree.get(tip) !== 1 || degree.get(base) === 1) return false;
  const away = Math.sqrt((tip.x - base.x) * (tip.x - base.x) + (tip.y - base.y) * (tip.y - base.y));
  const reach = away + tip.radius - base.radius;
  const isPointed = tip.radius < POINTED * base.radius;
  return reach < base.radius * (isPointed ? POINTED_REACH : BLUNT_REACH);
}
