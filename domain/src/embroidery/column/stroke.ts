import { dissolved, turned } from "./dissolve.ts";
import { type BranchEnd, type Junction, junctionsOf, lengthOf } from "./junction.ts";
import { withoutCorners } from "./skeleton/prune.ts";
import type { Branch } from "./skeleton/skeleton.ts";

/** One movement of the pen: a line along the middle of the area, in mm. */
export interface Stroke {
  /** Points `x0, y0, x1, y1 …`. */
  readonly points: number[];
  /** Distance to the outline at each point. */
  readonly radii: number[];
  readonly closed: boolean;
  /** Where it meets other strokes. */
  readonly junctions: readonly Junction[];
  /** How far it is to be led on at its start and at its end, in radii there. */
  readonly reach: readonly [number, number];
}

/** Two branches go on through a junction when they turn less than this: the cosine of about 50°. */
const GOES_ON = 0.64;

/** Joins the branches of a skeleton to strokes: what runs nearly straight through a junction is one. */
export function strokesOf(skeleton: readonly Branch[]): Stroke[] {
  const pruned = withoutCorners(skeleton);
  const { cornered } = pruned;
  const branches = dissolved(pruned.branches, cornered);
  const junctions = junctionsOf(branches, cornered);
  const partner = new Map<string, BranchEnd>();
  const at = new Map<string, Junction>();
  const key = idsOf(branches);
  for (const junction of junctions) {
    for (const end of junction.ends) at.set(key(end), junction);
    for (const [a, b] of pairs(junction)) {
      partner.set(key(a), b);
      partner.set(key(b), a);
    }
  }
  const walked = new Set<Branch>();
  const strokes: Stroke[] = [];
  const bridges = branches.filter(
    (branch) => branch.from && !at.has(key({ branch, atStart: true })),
  );
  for (const branch of bridges) walked.add(branch);
  const walk = (start: BranchEnd) => strokes.push(walkStroke(start, { partner, at, key, walked }));
  for (const end of junctions.flatMap((junction) => junction.ends)) {
    if (!walked.has(end.branch) && !partner.has(key(end))) walk(end);
  }
  for (const branch of branches) if (!walked.has(branch)) walk({ branch, atStart: true });
  return strokes.map((stroke) => upright(withoutVeer(stroke)));
}

function idsOf(branches: readonly Branch[]): (end: BranchEnd) => string {
  const ids = new Map(branches.map((branch, index) => [branch, index]));
  return ({ branch, atStart }) => `${ids.get(branch)}${atStart ? "<" : ">"}`;
}

/** The ends that go on into each other, straightest first; a bend without a corner goes on always. */
function pairs({ ends, radius, hasCorner }: Junction): [BranchEnd, BranchEnd][] {
  if (ends.length === 2 && !hasCorner) return [[ends[0] as BranchEnd, ends[1] as BranchEnd]];
  const directions = ends.map((end) => direction(end, radius));
  const candidates: { a: number; b: number; straight: number }[] = [];
  for (let a = 0; a < ends.length; a += 1) {
    for (let b = a + 1; b < ends.length; b += 1) {
      const [p, q] = [directions[a] as Direction, directions[b] as Direction];
      const straight = -(p.x * q.x + p.y * q.y);
      if (straight > GOES_ON)
        candidates.push({ a, b, straight: straight - unlike(p.radius, q.radius) });
    }
  }
  candidates.sort((p, q) => q.straight - p.straight);
  const taken = new Set<number>();
  return candidates.flatMap(({ a, b }) => {
    if (taken.has(a) || taken.has(b)) return [];
    taken.add(a).add(b);
    return [[ends[a] as BranchEnd, ends[b] as BranchEnd]];
  });
}

/** Strokes of like width belong together rather than a stem and its hairline. */
function unlike(a: number, b: number): number {
  return 0.3 * (Math.abs(a - b) / Math.max(a, b));
}

interface Direction {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where a branch leads once it is clear of the junction, and how wide it is there. */
function direction(end: BranchEnd, clear: number): Direction {
  const { points, radii } = clearOf(end, clear);
  const last = radii.length - 1;
  let far = 0;
  while (far < last && distance(points, 0, far) < Math.max(clear, 0.35)) far += 1;
  const [x, y] = [at(points, far, 0) - at(points, 0, 0), at(points, far, 1) - at(points, 0, 1)];
  const length = Math.sqrt(x * x + y * y) || 1;
  return { x: x / length, y: y / length, radius: radii[far] as number };
}

/** The points of a branch read away from the junction, without those inside its circle. */
function clearOf(end: BranchEnd, clear: number): { points: number[]; radii: number[] } {
  const { points, radii } = oriented(end);
  const knot = end.atStart ? end.branch.from : end.branch.to;
  if (!knot) return { points: [...points], radii: [...radii] };
  let first = 0;
  while (first < radii.length - 3) {
    const [x, y] = [at(points, first, 0) - knot.x, at(points, first, 1) - knot.y];
    if (x * x + y * y > clear * clear) break;
    first += 1;
  }
  return { points: points.slice(2 * first), radii: radii.slice(first) };
}

function oriented({ branch, atStart }: BranchEnd): Branch {
  return atStart ? branch : turned(branch);
}

interface Walk {
  readonly partner: ReadonlyMap<string, BranchEnd>;
  readonly at: ReadonlyMap<string, Junction>;
  readonly key: (end: BranchEnd) => string;
  readonly walked: Set<Branch>;
}

/** How far a line goes on beyond an end, in radii there. */
const BEYOND = { freeEnd: 2.6, corner: 2.6, crossing: 1.3 };

/** Up to the outline at a free end and at a corner, but only under the other stroke at a crossing. */
function beyond(junction: Junction | undefined): number {
  if (!junction || junction.ends.length < 2) return BEYOND.freeEnd;
  return junction.hasCorner && junction.ends.length === 2 ? BEYOND.corner : BEYOND.crossing;
}

function walkStroke(start: BranchEnd, { partner, at, key, walked }: Walk): Stroke {
  const points: number[] = [];
  const radii: number[] = [];
  const junctions: Junction[] = [];
  const meet = (junction: Junction | undefined) => junction && junctions.push(junction);
  let end: BranchEnd | undefined = start;
  let closed = start.branch.from === undefined;
  meet(at.get(key(start)));
  while (end) {
    walked.add(end.branch);
    const far: BranchEnd = { branch: end.branch, atStart: !end.atStart };
    const part = between(end, { near: at.get(key(end)), far: at.get(key(far)) });
    points.push(...part.points);
    radii.push(...part.radii);
    meet(at.get(key(far)));
    end = partner.get(key(far));
    if (end && walked.has(end.branch)) {
      closed = end.branch === start.branch && end.atStart === start.atStart;
      end = undefined;
    }
  }
  const reach: [number, number] = [beyond(junctions[0]), beyond(junctions.at(-1))];
  return { points, radii, closed, junctions, reach };
}

/** A branch without what lies inside the circles of true junctions: there the skeleton is bent. */
function between(
  end: BranchEnd,
  { near, far }: { near: Junction | undefined; far: Junction | undefined },
): { points: number[]; radii: number[] } {
  const { points, radii } = oriented(end);
  const first = near ? insideCount(points, near) : 0;
  const last = far ? insideCount(oriented({ ...end, atStart: !end.atStart }).points, far) : 0;
  const count = radii.length;
  if (first + last === 0 || first + last < count - 2) {
    return {
      points: points.slice(2 * first, 2 * (count - last)),
      radii: radii.slice(first, count - last),
    };
  }
  const middle = Math.floor((first + count - last) / 2);
  const keep = Math.min(count - 1, Math.max(0, middle));
  return { points: points.slice(2 * keep, 2 * keep + 2), radii: radii.slice(keep, keep + 1) };
}

function insideCount(points: readonly number[], junction: Junction): number {
  if (junction.ends.length < 2) return 0;
  const isBend = junction.ends.length === 2 && !junction.hasCorner;
  const clear = isBend ? 0 : junction.radius;
  const count = points.length / 2;
  let inside = 0;
  while (inside < count) {
    const [x, y] = [at(points, inside, 0) - junction.x, at(points, inside, 1) - junction.y];
    if (x * x + y * y > clear * clear) break;
    inside += 1;
  }
  return inside;
}

/** A stroke that is shorter than this part of its radius is a dot. */
const DOT = 0.8;
/** Half the line that a dot is sewn along, in mm: its threads lie level. */
const DOT_HALF_MM = 0.05;

/** Dots are sewn alike, however their skeleton happens to lie: two over an ö are twins. */
function upright(stroke: Stroke): Stroke {
  const { points, radii, closed, junctions } = stroke;
  const radius = Math.max(...radii);
  const isAlone = junctions.every(({ ends }) => ends.length < 2);
  if (closed || !isAlone || lengthOf(points) > DOT * radius) return stroke;
  const middle = (axis: 0 | 1) => (at(points, 0, axis) + at(points, radii.length - 1, axis)) / 2;
  const [x, y] = [middle(0), middle(1)];
  return {
    ...stroke,
    points: [x, y - DOT_HALF_MM, x, y + DOT_HALF_MM],
    radii: [radius, radius],
    reach: [BEYOND.freeEnd, BEYOND.freeEnd],
  };
}

/** A skeleton that runs into a corner narrows at least this fast, in mm a mm. */
const VEERS = 0.42;

/** Cuts the ends of a stroke that run into a corner of the outline instead of the middle of its end. */
function withoutVeer(stroke: Stroke): Stroke {
  if (stroke.closed) return stroke;
  const count = stroke.radii.length;
  const [first, last] = [veer(stroke, 0, 1), veer(stroke, count - 1, -1)];
  if (first + last > count - 3) return stroke;
  return {
    ...stroke,
    points: stroke.points.slice(2 * first, 2 * (count - last)),
    radii: stroke.radii.slice(first, count - last),
  };
}

/** How many points at an end belong to such a run. */
function veer({ points, radii }: Stroke, end: number, way: 1 | -1): number {
  let [gone, cut] = [0, 0];
  const tip = radii[end] as number;
  for (let k = 1; k < radii.length; k += 1) {
    gone += distance(points, end + way * (k - 1), end + way * k);
    const radius = radii[end + way * k] as number;
    if (radius - tip >= VEERS * gone && tip < 0.6 * radius) cut = k;
    if (gone > 2.5 * radius) break;
  }
  return cut;
}

function at(points: readonly number[], index: number, axis: 0 | 1): number {
  return points[2 * index + axis] as number;
}

function distance(points: readonly number[], a: number, b: number): number {
  const [x, y] = [at(points, b, 0) - at(points, a, 0), at(points, b, 1) - at(points, a, 1)];
  return Math.sqrt(x * x + y * y);
}
