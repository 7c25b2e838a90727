import type { Stretches } from "../region/stretches.ts";
import type { Direction, RowSource } from "./row-source.ts";

/**
 * One piece of an area that every row crosses in a single stretch, so that it can be sewn back and
 * forth without leaving it. Pieces end where the area splits, joins or stops.
 */
export interface Cell {
  readonly isHidden: boolean;
  readonly firstRow: number;
  /** Where each of its rows begins and ends, along the rows, in mm. */
  readonly left: number[];
  readonly right: number[];
  /** How far a row may reach beyond its ends without meeting its neighbor in the same row, in mm. */
  readonly roomLeft: number[];
  readonly roomRight: number[];
  /** Pieces that go on before the first row and after the last, by index. */
  readonly before: number[];
  readonly after: number[];
  /** Pieces that touch its rows at an end: the first and the last row where they do, by index. */
  readonly beside: Map<number, { readonly firstRow: number; lastRow: number }>;
}

/** An area cut into rows, and the rows gathered into pieces. */
export interface RowCells {
  /** Rows run along it; `across` is a quarter turn to the left. */
  readonly along: Direction;
  /** Where row 0 lies across the rows, and the gap between rows, in mm. */
  readonly firstAcross: number;
  readonly pitch: number;
  readonly cells: readonly Cell[];
}

/** Stretches shorter than this are the dust of a grazed outline, in mm. */
const SHORTEST_STRETCH_MM = 0.04;
/** Stretches of a row that are no further apart than this touch, in mm. */
const TOUCHING_MM = 0.08;

/**
 * Cuts an area into rows about `rowMm` apart (the height is shared out evenly, the outer rows half a
 * gap inside the outline) and gathers them into cells.
 */
export function rowCells(source: RowSource, rowMm: number): RowCells {
  const { along, from, to } = source;
  const cells: Cell[] = [];
  if (!(to > from)) return { along, firstAcross: 0, pitch: rowMm, cells };
  const rows = Math.max(1, Math.round((to - from) / rowMm));
  const pitch = (to - from) / rows;
  const firstAcross = from + pitch / 2;
  let [seen, covered]: [number[], number[]] = [[], []];
  for (let row = 0; row < rows; row += 1) {
    const { visible, hidden } = source.at(firstAcross + row * pitch);
    seen = addRow(cells, seen, visible, { row, isHidden: false });
    covered = addRow(cells, covered, hidden, { row, isHidden: true });
    joinBeside(cells, [...seen, ...covered], row);
  }
  return { along, firstAcross, pitch, cells };
}

/** Where a row lies across the rows, in mm. */
export function acrossOf({ firstAcross, pitch }: RowCells, row: number): number {
  return firstAcross + row * pitch;
}

/** The row that lies nearest to a distance across the rows; it may lie outside of the area. */
export function rowOf({ firstAcross, pitch }: RowCells, across: number): number {
  return Math.round((across - firstAcross) / pitch);
}

/** The number of its last row. */
export function lastRow(cell: Cell): number {
  return cell.firstRow + cell.left.length - 1;
}

/** Lays one row on the cells that are open; gives the cells that are open after it. */
function addRow(
  cells: Cell[],
  open: readonly number[],
  inside: Stretches,
  kind: { readonly row: number; readonly isHidden: boolean },
): number[] {
  const stretches: Stretch[] = [];
  const carries = new Map<number, number>();
  let first = 0;
  for (let i = 0; i + 1 < inside.length; i += 2) {
    const left = inside[i] as number;
    const right = inside[i + 1] as number;
    if (right - left < SHORTEST_STRETCH_MM) continue;
    // Both lie in their order: what ends before this stretch ends before all that follow.
    while (first < open.length && endOf(cells, open[first] as number, "right") <= left) first += 1;
    const under = overlapped(cells, open, { first, right });
    for (const id of under) carries.set(id, (carries.get(id) ?? 0) + 1);
    const roomLeft = (left - (inside[i - 1] ?? -Infinity)) / 3;
    const roomRight = ((inside[i + 2] ?? Infinity) - right) / 3;
    stretches.push({ left, right, roomLeft, roomRight, under });
  }
  return stretches.map((stretch) => {
    const [only] = stretch.under;
    if (stretch.under.length === 1 && only !== undefined && carries.get(only) === 1) {
      lengthen(cells[only] as Cell, stretch);
      return only;
    }
    const id = cells.length;
    const cell = newCell(kind, stretch.under);
    lengthen(cell, stretch);
    cells.push(cell);
    for (const below of stretch.under) (cells[below] as Cell).after.push(id);
    return id;
  });
}

interface Stretch {
  readonly left: number;
  readonly right: number;
  readonly roomLeft: number;
  readonly roomRight: number;
  readonly under: readonly number[];
}

function newCell(
  { row, isHidden }: { readonly row: number; readonly isHidden: boolean },
  before: readonly number[],
): Cell {
  const ends = { left: [], right: [], roomLeft: [], roomRight: [] };
  return { isHidden, firstRow: row, ...ends, before: [...before], after: [], beside: new Map() };
}

function lengthen(cell: Cell, { left, right, roomLeft, roomRight }: Stretch): void {
  cell.left.push(left);
  cell.right.push(right);
  cell.roomLeft.push(roomLeft);
  cell.roomRight.push(roomRight);
}

/** Those of the open cells from `first` on that begin before a stretch ends. */
function overlapped(
  cells: readonly Cell[],
  open: readonly number[],
  { first, right }: { readonly first: number; readonly right: number },
): number[] {
  let end = first;
  while (end < open.length && endOf(cells, open[end] as number, "left") < right) end += 1;
  return open.slice(first, end);
}

/** Visible and hidden stretches that meet within a row are neighbors, too. */
function joinBeside(cells: Cell[], row: readonly number[], number: number): void {
  const inOrder = [...row].sort((a, b) => endOf(cells, a, "left") - endOf(cells, b, "left"));
  for (let i = 1; i < inOrder.length; i += 1) {
    const [a, b] = [inOrder[i - 1] as number, inOrder[i] as number];
    if (endOf(cells, b, "left") - endOf(cells, a, "right") > TOUCHING_MM) continue;
    noteBeside(cells[a] as Cell, b, number);
    noteBeside(cells[b] as Cell, a, number);
  }
}

function noteBeside(cell: Cell, other: number, row: number): void {
  const known = cell.beside.get(other);
  if (known) known.lastRow = row;
  else cell.beside.set(other, { firstRow: row, lastRow: row });
}

function endOf(cells: readonly Cell[], id: number, side: "left" | "right"): number {
  return (cells[id] as Cell)[side].at(-1) as number;
}
