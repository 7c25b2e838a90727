import { lastRow, type Cell, type RowCells } from "./row-cells.ts";

/** A place in an area that is cut into rows: how far along which row of which cell. */
export interface Place {
  readonly cell: number;
  readonly row: number;
  readonly along: number;
}

/** A travel keeps this far from the outline where there is room, in mm. */
export const KEPT_INSIDE_MM = 0.7;

/** A travel between neighbors within a row crosses so many rows away from where they part. */
const ROWS_FROM_EDGE = 3;

/** Cells that a travel can reach from a cell at once, by index. */
export function neighbors({ before, after, beside }: Cell): number[] {
  return [...before, ...after, ...beside.keys()];
}

/** Where a travel from `here` leaves its cell and enters the neighbor, as near as can be. */
export function crossing(
  { cells }: RowCells,
  here: Place,
  to: number,
): { readonly leave: Place; readonly enter: Place } {
  const cell = cells[here.cell] as Cell;
  const other = cells[to] as Cell;
  const rows = rowsOfCrossing(cell, other, to, here.row);
  const [i, j] = [rows.leave - cell.firstRow, rows.enter - other.firstRow];
  const left = Math.max(cell.left[i] as number, other.left[j] as number);
  const right = Math.min(cell.right[i] as number, other.right[j] as number);
  // Neighbors within a row have only their common end, and that is where left and right meet.
  const along = kept(Math.min(left, right), Math.max(left, right), here.along);
  return {
    leave: { cell: here.cell, row: rows.leave, along },
    enter: { cell: to, row: rows.enter, along },
  };
}

function rowsOfCrossing(cell: Cell, other: Cell, to: number, row: number) {
  if (cell.after.includes(to)) return { leave: lastRow(cell), enter: other.firstRow };
  if (cell.before.includes(to)) return { leave: cell.firstRow, enter: lastRow(other) };
  const { firstRow = row, lastRow: last = row } = cell.beside.get(to) ?? {};
  const isBeside = row >= firstRow && row <= last;
  if (isBeside && meetInRow(cell, other, row)) return { leave: row, enter: row };
  const within = Math.min(last - ROWS_FROM_EDGE, Math.max(firstRow + ROWS_FROM_EDGE, row));
  if (within >= firstRow && meetInRow(cell, other, within)) return { leave: within, enter: within };
  const nearer = Math.abs(firstRow - row) <= Math.abs(last - row) ? firstRow : last;
  return { leave: nearer, enter: nearer };
}

/** Between its first and its last row two neighbors may part and meet again. */
function meetInRow(cell: Cell, other: Cell, row: number): boolean {
  const [i, j] = [row - cell.firstRow, row - other.firstRow];
  return cell.left[i] === other.right[j] || cell.right[i] === other.left[j];
}

/** The nearest place of a row that keeps off the outline, or the middle where it is narrow. */
export function insideRow(cell: Cell, row: number, wanted: number): number {
  const i = row - cell.firstRow;
  return kept(cell.left[i] as number, cell.right[i] as number, wanted);
}

function kept(left: number, right: number, wanted: number): number {
  if (right - left <= 2 * KEPT_INSIDE_MM) return (left + right) / 2;
  return Math.min(right - KEPT_INSIDE_MM, Math.max(left + KEPT_INSIDE_MM, wanted));
}
