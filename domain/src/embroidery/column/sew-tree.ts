import type { Fabric } from "../fabric/fabric.ts";
import { type Centerline, STEP_MM } from "./centerline.ts";
import type { Column } from "./column.ts";
import { Needle } from "./needle.ts";
import { sewColumn } from "./sew-column.ts";
import { middleOfRung, type SewnStroke } from "./sewn-stroke.ts";
import type { Twig } from "./stroke-tree.ts";
import { lockEnd, sewToRail } from "./end/lock.ts";

const TRAVEL_MM = 2;
/** A run that nothing leads to begins this far inside of its first column, up to its middle, in mm. */
const BEGIN_INSET_MM = 2.2;
/** The lock at the beginning goes this far along the column, in mm. */
const LOCK_ALONG_MM = 0.5;
/** Halves of a column are not shorter, in mm. */
const LEAST_HALF_MM = 0.6;

/** What a run is joined with; without it the thread is locked there. */
interface RunEnds {
  /** The sample of a twig of the tree that the run before leads to. */
  readonly from?: { readonly stroke: SewnStroke; readonly sample: number } | undefined;
  /** The rail of the root at its entry that leads on to the next run: 0 the right one, 1 the left. */
  readonly toSide?: 0 | 1 | undefined;
}

/**
 * Sews a stroke and all that hangs on it as one run. It begins where the run before leads to, goes
 * under all to the entry of the root, and ends there. Points in 0.1 mm.
 */
export function sewTree(root: Twig, fabric: Fabric, { from, toSide }: RunEnds = {}): Int32Array {
  const needle = new Needle();
  const column = nearestColumn(root.stroke.columns, root.entry);
  if (!from || !travelTo(needle, root, from)) lockBeginning(needle, root, column);
  sewTwig(needle, root, fabric);
  if (toSide === undefined) lockEnd(needle, column, root.entry);
  else sewToRail(needle, column, { entry: root.entry, side: toSide });
  return needle.finish();
}

/** Begins inside of the first column, so that the lock lies away from the one at the end. */
function lockBeginning(needle: Needle, { stroke, entry }: Twig, column: Column): void {
  const half = ((column.last - column.first) * STEP_MM) / 2;
  const mm = Math.min(BEGIN_INSET_MM, half);
  const begin = inwardSample(column, { entry, mm });
  const toward = inwardSample(column, { entry, mm: Math.max(0, mm - LOCK_ALONG_MM) });
  const [near, far] = [middleOfRung(column, begin), middleOfRung(column, toward)];
  needle.to(near.x, near.y);
  needle.lock(far.x, far.y);
  travel(needle, stroke.line, begin, entry);
}

/** Runs along the middle lines from a twig down to the root; false where the tree has no such twig. */
function travelTo(needle: Needle, twig: Twig, from: NonNullable<RunEnds["from"]>): boolean {
  const { line } = twig.stroke;
  if (twig.stroke === from.stroke) {
    const column = nearestColumn(twig.stroke.columns, from.sample);
    const start = middleOfRung(column, Math.min(column.last, Math.max(column.first, from.sample)));
    needle.to(start.x, start.y);
    travel(needle, line, from.sample, twig.entry);
    return true;
  }
  return twig.children.some((child) => {
    if (!travelTo(needle, child.twig, from)) return false;
    travel(needle, line, child.at, twig.entry);
    return true;
  });
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
  const least = LEAST_HALF_MM / STEP_MM;
  if (entry - first < least || last - entry < least) return [column];
  return [
    { ...column, last: entry + 2, isFree: [column.isFree[0], false] },
    { ...column, first: entry, isFree: [false, column.isFree[1]] },
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
