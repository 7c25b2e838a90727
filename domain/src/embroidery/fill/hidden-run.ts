import type { Place } from "./cell-place.ts";
import { travel } from "./cell-travel.ts";
import { lastRow, rowOf, type Cell, type RowCells } from "./row-cells.ts";
import type { Point } from "./tatami.ts";

/** How far beyond its rows a point still counts as a part's, in mm. */
const REACH_MM = 0.5;

/** A run of needle points in one part of an area that rows will cover; all in mm. */
interface HiddenRun {
  /** `x0, y0, x1, y1 …` so far. */
  readonly points: readonly number[];
  /** Where the needle stands; before the first line where it comes from, if that is known. */
  readonly here: Point | undefined;
  /** Sews those of the lines that lie in the part, the nearest end next. */
  sew(lines: readonly Float64Array[]): void;
  /** Travels inside the part to where the rows begin; before the first line there is no need to. */
  goTo(point: Point): void;
}

/** Lines in a part of an area, joined by travel that never leaves it. */
export function hiddenRun(area: RowCells, part: readonly number[], start?: Point): HiddenRun {
  const points: number[] = [];
  let here = start;

  function goTo(point: Point): void {
    if (points.length > 0 && here) addTravel({ area, part, points }, here, point);
    here = point;
  }

  return {
    points,
    get here() {
      return here;
    },
    sew(lines) {
      const left = new Set(lines.filter((line) => placeOf(area, part, pointAt(line, 0))));
      while (left.size > 0) {
        const { line, isReversed } = nearest(left, here);
        left.delete(line);
        const next = isReversed ? reversed(line) : line;
        goTo(pointAt(next, 0));
        for (const value of next) points.push(value);
        here = pointAt(next, next.length - 2);
      }
    },
    goTo,
  };
}

interface Track {
  readonly area: RowCells;
  readonly part: readonly number[];
  readonly points: number[];
}

function addTravel({ area, part, points }: Track, from: Point, to: Point): void {
  const [start, end] = [placeOf(area, part, from), placeOf(area, part, to)];
  const { x, y } = area.along;
  if (!start || !end) return;
  travel(area, start, end, (along, across) => {
    points.push(along * x - across * y, along * y + across * x);
  });
}

/** Where a point lies in the part: the cell whose row is nearest, if any is near enough. */
function placeOf(area: RowCells, part: readonly number[], point: Point): Place | undefined {
  const along = point.x * area.along.x + point.y * area.along.y;
  const across = point.y * area.along.x - point.x * area.along.y;
  const wanted = rowOf(area, across);
  let found: Place | undefined;
  let least = REACH_MM;
  for (const id of part) {
    const cell = area.cells[id] as Cell;
    const row = Math.min(lastRow(cell), Math.max(cell.firstRow, wanted));
    const i = row - cell.firstRow;
    const inside = Math.min(cell.right[i] as number, Math.max(cell.left[i] as number, along));
    const off = Math.abs(row - wanted) * area.pitch + Math.abs(along - inside);
    if (off > least || (off === least && found)) continue;
    least = off;
    found = { cell: id, row, along: inside };
  }
  return found;
}

function nearest(lines: ReadonlySet<Float64Array>, here: Point | undefined) {
  let found: { line: Float64Array; isReversed: boolean } | undefined;
  let least = Infinity;
  for (const line of lines) {
    for (const isReversed of [false, true]) {
      const { x, y } = pointAt(line, isReversed ? line.length - 2 : 0);
      const [dx, dy] = here ? [x - here.x, y - here.y] : [0, 0];
      const apart = dx * dx + dy * dy;
      if (apart >= least) continue;
      least = apart;
      found = { line, isReversed };
    }
  }
  return found as { line: Float64Array; isReversed: boolean };
}

function reversed(line: Float64Array): Float64Array {
  const last = line.length - 2;
  return line.map((_, i) => line[last - i + 2 * (i % 2)] as number);
}

/** The point of a line whose x stands at `i`. */
export function pointAt(line: Float64Array, i: number): Point {
  return { x: line[i] as number, y: line[i + 1] as number };
}
