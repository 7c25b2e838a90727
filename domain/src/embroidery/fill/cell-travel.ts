import { crossing, insideRow, KEPT_INSIDE_MM, neighbors, type Place } from "./cell-place.ts";
import { acrossOf, type Cell, type RowCells } from "./row-cells.ts";

/** Longest stitch of a travel that later rows cover, in mm. */
export const TRAVEL_STITCH_MM = 3;
/** Takes needle points as (along, across) of the rows, in mm. */
type AddPoint = (along: number, across: number) => void;

/** Sews a hidden line within one cell; the first point is where the needle stands already. */
export function travelInCell(area: RowCells, from: Place, to: Place, add: AddPoint): void {
  const cell = area.cells[from.cell] as Cell;
  const step = to.row < from.row ? -1 : 1;
  const rows = Math.abs(to.row - from.row);
  const line = new Float64Array(rows + 1);
  for (let i = 0; i <= rows; i += 1) {
    const wanted = from.along + (rows === 0 ? 0 : ((to.along - from.along) * i) / rows);
    line[i] = i === rows ? to.along : insideRow(cell, from.row + i * step, wanted);
  }
  line[0] = from.along;
  const track: Track = { area, cell, row: from.row, step, line, add };
  let at = 0;
  while (at < rows) {
    let next = at + 1;
    while (next < rows && isStraight(track, at, next + 1)) next += 1;
    addLeg(track, at, next);
    at = next;
  }
  if (rows === 0) {
    const across = acrossOf(area, to.row);
    addStraight(from.along, across, to.along, across, add);
  }
}

/** Needle points of a straight line after its first, none further apart than a travel stitch. */
export function addStraight(x0: number, y0: number, x1: number, y1: number, add: AddPoint): void {
  const length = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
  const stitches = Math.max(1, Math.ceil(length / TRAVEL_STITCH_MM));
  for (let i = 1; i <= stitches; i += 1) {
    add(x0 + ((x1 - x0) * i) / stitches, y0 + ((y1 - y0) * i) / stitches);
  }
}

interface Track {
  readonly area: RowCells;
  readonly cell: Cell;
  readonly row: number;
  readonly step: number;
  readonly line: Float64Array;
  readonly add: AddPoint;
}

/** One leg of a track: straight, or along a row and over to the next where the outline has a step. */
function addLeg({ area, cell, row, step, line, add }: Track, i: number, j: number): void {
  const [x0, y0] = [line[i] as number, acrossOf(area, row + i * step)];
  const [x1, y1] = [line[j] as number, acrossOf(area, row + j * step)];
  if (Math.abs(x1 - x0) > TRAVEL_STITCH_MM) {
    const at = row + i * step - cell.firstRow;
    const isAlongFirst = x1 > (cell.left[at] as number) && x1 < (cell.right[at] as number);
    if (isAlongFirst) addStraight(x0, y0, x1, y0, add);
    else addStraight(x0, y1, x1, y1, add);
  } else addStraight(x0, y0, x1, y1, add);
}

/** True when one stitch from row `i` to row `j` of the track is short enough and stays inside. */
function isStraight({ area, cell, row, step, line }: Track, i: number, j: number): boolean {
  const from = line[i] as number;
  const to = line[j] as number;
  const rise = (j - i) * area.pitch;
  if ((to - from) * (to - from) + rise * rise > TRAVEL_STITCH_MM * TRAVEL_STITCH_MM) return false;
  for (let k = i + 1; k < j; k += 1) {
    const along = from + ((to - from) * (k - i)) / (j - i);
    if (Math.abs(along - insideRow(cell, row + k * step, along)) > KEPT_INSIDE_MM / 2) return false;
  }
  return true;
}

/**
 * Sews a hidden line from one place to another, through as few cells as there can be. Nothing is
 * added when the area does not join the two: the answer is false.
 */
export function travel(area: RowCells, from: Place, to: Place, add: AddPoint): boolean {
  const way = cellsBetween(area, from.cell, to.cell);
  if (!way) return false;
  let here = from;
  for (const next of way.slice(1)) {
    const { leave, enter } = crossing(area, here, next);
    travelInCell(area, here, leave, add);
    if (enter.row !== leave.row) add(enter.along, acrossOf(area, enter.row));
    here = enter;
  }
  travelInCell(area, here, to, add);
  return true;
}

function cellsBetween(area: RowCells, from: number, to: number): number[] | undefined {
  const cameFrom = new Map<number, number>([[to, to]]);
  const queue = [to];
  for (let head = 0; head < queue.length && !cameFrom.has(from); head += 1) {
    const id = queue[head] as number;
    for (const next of neighbors(area.cells[id] as Cell)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, id);
      queue.push(next);
    }
  }
  if (!cameFrom.has(from)) return undefined;
  const way = [from];
  for (let id = from; id !== to; way.push(id)) id = cameFrom.get(id) as number;
  return way;
}
