import type { Fabric } from "../fabric/fabric.ts";
import type { Centerline } from "./centerline.ts";
import { STEP_MM } from "./centerline.ts";
import { pointX, pointY } from "./claim.ts";
import { type Column, rungWidth } from "./column.ts";
import type { Junction } from "./junction.ts";
import { Needle } from "./needle.ts";
import { sewSatin } from "./satin.ts";
import { type PassSewing, sewAlong, sewPass, underlayFor } from "./underlay.ts";

/** A stroke ready to be sewn. */
export interface SewnStroke {
  readonly line: Centerline;
  readonly columns: readonly Column[];
  readonly junctions: readonly Junction[];
  /** Area of its columns in mm²: the heaviest stroke of a letter carries the others. */
  readonly weight: number;
}

/** Columns narrower than this are a run there and back instead of satin, in mm. */
export const RUN_BELOW_MM = 0.3;
const RUN_STITCH_MM = 1.6;
/** Both ways of a run lie this far apart, in mm, so that they cover a little more than one thread. */
const RUN_APART_MM = 0.1;
const TRAVEL_MM = 2;
const LOCK_REACH_MM = 0.9;
/** A letter begins this far inside of the end of its first column. */
const ENTRY_INSET_MM = 0.5;

/**
 * Ties strokes of one piece that no junction ties: patches, and parts that the skeleton left apart.
 * Each is hung onto the stroke of its piece that passes nearest, so that it is sewn on the way.
 * `pieceAt` gives the number of the piece at a point in mm.
 */
export function tied(
  strokes: readonly SewnStroke[],
  pieceAt: (x: number, y: number) => number,
): SewnStroke[] {
  const inOrder = strokes
    .filter(({ columns }) => columns.length > 0)
    .sort((a, b) => b.weight - a.weight)
    .map((stroke) => ({ ...stroke, junctions: [...stroke.junctions] }));
  bridge(strokes, inOrder);
  const done: (typeof inOrder)[number][] = [];
  const pieceOf = (stroke: SewnStroke) => pieceAt(...middleOf(stroke));
  for (const root of inOrder) {
    if (done.includes(root)) continue;
    const tie = nearestTie(
      done.filter((stroke) => pieceOf(stroke) === pieceOf(root)),
      root,
    );
    if (tie) {
      const knot: Junction = { ...tie.at, radius: 0, hasCorner: false, ends: [] };
      tie.bearer.junctions.push(knot);
      root.junctions.push(knot);
    }
    done.push(root);
    for (const stroke of done) {
      const together = inOrder.filter(
        (other) =>
          !done.includes(other) && other.junctions.some((at) => stroke.junctions.includes(at)),
      );
      done.push(...together);
    }
  }
  return inOrder;
}

/** Strokes that met at both ends of one of which nothing is left meet at its first junction. */
function bridge(
  strokes: readonly SewnStroke[],
  left: readonly { readonly junctions: Junction[] }[],
): void {
  for (const { columns, junctions } of strokes) {
    const [first] = junctions;
    if (columns.length > 0 || !first) continue;
    for (const other of left) {
      const meets = other.junctions.some((junction) => junctions.includes(junction));
      if (meets && !other.junctions.includes(first)) other.junctions.push(first);
    }
  }
}

/** The middle of the longest column of a stroke. */
function middleOf({ columns }: SewnStroke): [number, number] {
  const longest = columns.reduce((a, b) => (b.last - b.first > a.last - a.first ? b : a));
  const { x, y } = middleOfRung(longest, (longest.first + longest.last) >> 1);
  return [x, y];
}

/** Which of the strokes passes nearest to an end or the middle of another's columns, and where. */
function nearestTie<Each extends SewnStroke>(
  bearers: readonly Each[],
  hanging: SewnStroke,
): { bearer: Each; at: Point } | undefined {
  const points = hanging.columns.flatMap((column) =>
    [column.first, (column.first + column.last) >> 1, column.last].map((i) =>
      middleOfRung(column, i),
    ),
  );
  let [best, tie] = [Infinity, undefined as { bearer: Each; at: Point } | undefined];
  for (const bearer of bearers) {
    for (const at of points) {
      const i = nearestSample(bearer, at);
      const [dx, dy] = [(bearer.line.x[i] as number) - at.x, (bearer.line.y[i] as number) - at.y];
      if (dx * dx + dy * dy < best) [best, tie] = [dx * dx + dy * dy, { bearer, at }];
    }
  }
  return tie;
}

/** Sews strokes that hang together as one run, and gives one run for each such group. */
export function sewStrokes(strokes: readonly SewnStroke[], fabric: Fabric): Int32Array[] {
  const waiting = [...strokes].sort((a, b) => b.weight - a.weight);
  const sewn = new Set<SewnStroke>();
  const runs: Int32Array[] = [];
  for (const root of waiting) {
    if (sewn.has(root) || root.columns.length === 0) continue;
    const tree = treeFrom(root, waiting, sewn);
    const run = sewTree(tree, fabric);
    if (run.length > 2) runs.push(run);
  }
  return runs;
}

interface Twig {
  readonly stroke: SewnStroke;
  /** The sample where the needle comes in and goes out. */
  readonly entry: number;
  readonly children: { readonly at: number; readonly twig: Twig }[];
}

/** Hangs every stroke that is reached through junctions onto the one it was reached from. */
function treeFrom(root: SewnStroke, all: readonly SewnStroke[], sewn: Set<SewnStroke>): Twig {
  const rootTwig: Twig = { stroke: root, entry: rootEntry(root), children: [] };
  sewn.add(root);
  const open = [rootTwig];
  for (const twig of open) {
    for (const junction of twig.stroke.junctions) {
      for (const stroke of all) {
        if (sewn.has(stroke) || !stroke.junctions.includes(junction)) continue;
        sewn.add(stroke);
        const child = { stroke, entry: nearestSample(stroke, junction), children: [] };
        twig.children.push({ at: nearestSample(twig.stroke, junction), twig: child });
        open.push(child);
      }
    }
  }
  return rootTwig;
}

/** A letter begins near the lower left end of its heaviest stroke, inside of it. */
function rootEntry({ line, columns }: SewnStroke): number {
  const [first, last] = [(columns[0] as Column).first, (columns.at(-1) as Column).last];
  const height = (i: number) => (line.x[i] as number) + (line.y[i] as number);
  return height(first) <= height(last) ? first : last;
}

/** The sample of a stroke that is nearest to a point, on its skeleton or in a column. */
function nearestSample({ line, columns }: SewnStroke, { x, y }: Point): number {
  const first = Math.min(line.first, columns[0]?.first ?? line.first);
  const last = Math.max(line.last, columns.at(-1)?.last ?? line.last);
  let [best, nearest] = [Infinity, first];
  for (let i = first; i <= last; i += 1) {
    const [dx, dy] = [(line.x[i] as number) - x, (line.y[i] as number) - y];
    if (dx * dx + dy * dy < best) [best, nearest] = [dx * dx + dy * dy, i];
  }
  return nearest;
}

function sewTree(root: Twig, fabric: Fabric): Int32Array {
  const needle = new Needle();
  const column = nearestColumn(root.stroke.columns, root.entry);
  const [near, far] = [ENTRY_INSET_MM, ENTRY_INSET_MM + LOCK_REACH_MM].map((mm) =>
    middleOfRung(column, inwardSample(column, { entry: root.entry, mm })),
  ) as [Point, Point];
  needle.to(near.x, near.y);
  needle.lock(far.x, far.y);
  sewTwig(needle, root, fabric);
  needle.lock(far.x, far.y);
  return needle.finish();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOfRung({ rungs }: Column, i: number): Point {
  const t = (rungs.from[i] as number) + rungWidth(rungs, i) / 2;
  return { x: pointX(rungs.line, i, t), y: pointY(rungs.line, i, t) };
}

function nearestColumn(columns: readonly Column[], sample: number): Column {
  const away = ({ first, last }: Column) => Math.max(0, first - sample, sample - last);
  return [...columns].sort((a, b) => away(a) - away(b))[0] as Column;
}

/** The sample `mm` from the entry into the column, at most to its other end. */
function inwardSample(
  { first, last }: Column,
  { entry, mm }: { entry: number; mm: number },
): number {
  const reach = Math.min(Math.round(mm / STEP_MM), last - first);
  return entry - first < last - entry ? first + reach : last - reach;
}

/** Sews a stroke from its entry and comes back there, farthest columns first. */
function sewTwig(needle: Needle, twig: Twig, fabric: Fabric): void {
  const { stroke, entry } = twig;
  const parts = stroke.columns.flatMap((column) => splitAt(column, entry));
  const reach = ({ first, last }: Column) =>
    Math.min(Math.abs(first - entry), Math.abs(last - entry));
  parts.sort((a, b) => reach(b) - reach(a));
  const waiting = new Map(twig.children.map((child) => [child, nearestColumn(parts, child.at)]));
  let at = entry;
  for (const part of parts) {
    const forward = Math.abs(part.first - entry) <= Math.abs(part.last - entry);
    const near = forward ? part.first : part.last;
    travel(needle, stroke.line, at, near);
    const reached = (sample: number) => {
      for (const [child, bearer] of waiting) {
        const stop = Math.min(part.last, Math.max(part.first, child.at));
        if (bearer !== part || (forward ? stop > sample : stop < sample)) continue;
        waiting.delete(child);
        sewChild(needle, { child, twig, sample, fabric });
      }
    };
    sewColumn(needle, { column: part, forward, reached, fabric });
    at = near;
  }
  for (const child of waiting.keys()) sewChild(needle, { child, twig, sample: at, fabric });
  travel(needle, stroke.line, at, entry);
}

interface ChildSewing {
  readonly child: Twig["children"][number];
  readonly twig: Twig;
  readonly sample: number;
  readonly fabric: Fabric;
}

function sewChild(needle: Needle, { child, twig, sample, fabric }: ChildSewing): void {
  const { line } = twig.stroke;
  travel(needle, line, sample, child.at);
  const own = child.twig.stroke.line;
  needle.to(own.x[child.twig.entry] as number, own.y[child.twig.entry] as number);
  sewTwig(needle, child.twig, fabric);
  needle.to(line.x[child.at] as number, line.y[child.at] as number);
  travel(needle, line, child.at, sample);
}

/** A column entered in its middle is sewn as two halves. */
function splitAt(column: Column, entry: number): Column[] {
  const { first, last } = column;
  const least = 0.6 / STEP_MM;
  if (entry - first < least || last - entry < least) return [column];
  return [
    { ...column, last: entry + 2 },
    { ...column, first: entry },
  ];
}

/** A run along the center line, which later stitches cover. */
function travel(needle: Needle, line: Centerline, a: number, b: number): void {
  if (a === b) return;
  const way = a <= b ? 1 : -1;
  const every = Math.round(TRAVEL_MM / STEP_MM);
  for (let i = a; way * (b - i) > 0; i += way * every) {
    needle.to(line.x[i] as number, line.y[i] as number);
  }
  needle.to(line.x[b] as number, line.y[b] as number);
}

interface ColumnSewing {
  readonly column: Column;
  readonly forward: boolean;
  readonly reached: (sample: number) => void;
  readonly fabric: Fabric;
}

/** Underlay out, satin back; or a run out and back where the column is too thin. */
function sewColumn(needle: Needle, { column, forward, reached, fabric }: ColumnSewing): void {
  const [near, far] = forward ? [column.first, column.last] : [column.last, column.first];
  if (column.wideMm < RUN_BELOW_MM) {
    sewRun(needle, column, { a: near, b: far, reached });
    sewRun(needle, column, { a: far, b: near, reached: () => {} });
    return;
  }
  for (const [index, pass] of underlayFor(column.widthMm).entries()) {
    const [a, b] = index % 2 === 0 ? [near, far] : [far, near];
    sewPass(needle, column, { pass, a, b, reached: index === 0 ? reached : () => {} });
  }
  sewSatin(needle, forward ? column : reversed(column), fabric);
}

/** The same column walked the other way, so that its satin runs towards `last`. */
function reversed({ rungs, first, last, widthMm, wideMm }: Column): Column {
  const { line, from, to } = rungs;
  const turn = (values: Float64Array) => values.slice().reverse();
  const negate = (values: Float64Array) => values.map((value) => -value);
  const back: Centerline = {
    ...line,
    x: turn(line.x),
    y: turn(line.y),
    nx: negate(turn(line.nx)),
    ny: negate(turn(line.ny)),
    radius: turn(line.radius),
  };
  const end = line.count - 1;
  return {
    rungs: { line: back, from: negate(turn(to)), to: negate(turn(from)) },
    first: end - last,
    last: end - first,
    widthMm,
    wideMm,
  };
}

function sewRun(needle: Needle, column: Column, { a, b, reached }: Omit<PassSewing, "pass">): void {
  const way = a <= b ? 1 : -1;
  const apart = (way * RUN_APART_MM) / 2;
  const at = (i: number) =>
    (column.rungs.from[i] as number) + rungWidth(column.rungs, i) / 2 + apart;
  sewAlong(needle, column, { a, b, reached, at, most: RUN_STITCH_MM });
}
