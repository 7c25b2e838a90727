import { TRAVEL_STITCH_MM } from "../fill/cell-travel.ts";
import { needlePoints } from "../fill/needle-points.ts";
import { UNITS_PER_MM } from "../pattern/pattern.ts";

/** Runs of one thread that are no further apart are joined by a stitch, not cut, in mm. */
const NEAR_MM = 0.8;
/** Over its own color a thread may travel a short way unseen, in mm. */
const OWN_COLOR_MM = 6;
/** A hidden travel longer than this costs more thread and time than a cut, in mm. */
const LONGEST_TRAVEL_MM = 40;
const LOOK_MM = 0.25;
/** Runs begin and end a little outside of their areas, by the pull compensation, in mm. */
const AT_ENDS_MM = 0.5;

/** What a place, in mm, tells about a travel to a run that is sewn next. */
export type LookAt = (x: number, y: number, nextRun: number) => "hidden" | "own color" | "seen";

/**
 * Joins runs of one thread where nobody sees it: where the next one begins close by, where the
 * straight way there lies under what is sewn later, or a short way over the thread's own color.
 */
export function joinRuns(runs: readonly Int32Array[], lookAt: LookAt): Int32Array[] {
  const joined: number[][] = [];
  runs.forEach((run, index) => {
    const last = joined.at(-1);
    const way = last && wayBetween(last, run);
    if (last && way && canJoin(way, (x, y) => lookAt(x, y, index))) addTravel(last, way);
    else joined.push([]);
    const target = joined.at(-1) as number[];
    for (const value of run) target.push(value);
  });
  return joined.map((points) => needlePoints(points.map((value) => value / UNITS_PER_MM)));
}

interface Way {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly lengthMm: number;
}

function wayBetween(last: readonly number[], run: Int32Array): Way {
  const x = last.at(-2) as number;
  const y = last.at(-1) as number;
  const [dx, dy] = [(run[0] as number) - x, (run[1] as number) - y];
  return { x, y, dx, dy, lengthMm: Math.sqrt(dx * dx + dy * dy) / UNITS_PER_MM };
}

function canJoin(way: Way, lookAt: (x: number, y: number) => ReturnType<LookAt>): boolean {
  if (way.lengthMm <= NEAR_MM) return true;
  if (way.lengthMm > LONGEST_TRAVEL_MM) return false;
  const looks = Math.ceil(way.lengthMm / LOOK_MM);
  const atEnds = Math.ceil(Math.min(AT_ENDS_MM, way.lengthMm / 3) / LOOK_MM);
  let overOwn = 0;
  for (let i = atEnds; i <= looks - atEnds; i += 1) {
    const x = (way.x + (way.dx * i) / looks) / UNITS_PER_MM;
    const y = (way.y + (way.dy * i) / looks) / UNITS_PER_MM;
    const seen = lookAt(x, y);
    if (seen === "seen") return false;
    if (seen === "own color") overOwn += way.lengthMm / looks;
  }
  return overOwn <= OWN_COLOR_MM;
}

function addTravel(last: number[], { x, y, dx, dy, lengthMm }: Way): void {
  const stitches = Math.ceil(lengthMm / TRAVEL_STITCH_MM);
  for (let i = 1; i < stitches; i += 1) {
    last.push(x + (dx * i) / stitches, y + (dy * i) / stitches);
  }
}
