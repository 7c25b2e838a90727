import type { Region } from "../region/region.ts";
import { bounds, spans } from "../region/winding.ts";

/** A direction of length 1. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/**
 * One piece of an area that every row crosses in a single stretch, so that it can be sewn back and
 * forth without leaving it. Pieces end where the area splits, joins or stops.
 */
export interface Cell {
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

/**
 * Cuts an area into rows about `rowMm` apart (the height is shared out evenly, the outer rows half a
 * gap inside the outline) and gathers them into cells.
 */
export function rowCells(region: Region, along: Direction, rowMm: number): RowCells {
  const turned: Region = { rings: region.rings.map((ring) => turnedRing(ring, along)) };
  const { minY, maxY } = bounds(turned);
  const cells: Cell[] = [];
  if (!(maxY > minY)) return { along, firstAcross: 0, pitch: rowMm, cells };
  const rows = Math.max(1, Math.round((maxY - minY) / rowMm));
  const pitch = (maxY - minY) / rows;
  const firstAcross = minY + pitch / 2;
  let open: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const across = firstAcross + row * pitch;
    open = addRow(cells, open, row, spans(turned, { x: 0, y: across, dx: 1, dy: 0 }));
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

export function lastRow(cell: Cell): number {
  return cell.firstRow + cell.left.length - 1;
}

function turnedRing(ring: Float64Array, along: Direction): Float64Array {
  const turned = new Float64Array(ring.length);
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const x = ring[i] as number;
    const y = ring[i + 1] as number;
    turned[i] = x * along.x + y * along.y;
    turned[i + 1] = y * along.x - x * along.y;
  }
  return turned;
}

/** Lays one row on the cells that are open; gives the cells that are open after it. */
function addRow(cells: Cell[], open: readonly number[], row: number, inside: number[]): number[] {
  const stretches: Stretch[] = [];
  const carries = new Map<number, number>();
  for (let i = 0; i + 1 < inside.length; i += 2) {
    const left = inside[i] as number;
    const right = inside[i + 1] as number;
    if (right - left < SHORTEST_STRETCH_MM) continue;
    const under = open.filter((id) => touches(cells[id] as Cell, left, right));
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
    const cell = newCell(row, stretch.under);
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

function newCell(firstRow: number, before: readonly number[]): Cell {
  const ends = { left: [], right: [], roomLeft: [], roomRight: [] };
  return { firstRow, ...ends, before: [...before], after: [] };
}

function lengthen(cell: Cell, { left, right, roomLeft, roomRight }: Stretch): void {
  cell.left.push(left);
  cell.right.push(right);
  cell.roomLeft.push(roomLeft);
  cell.roomRight.push(roomRight);
}

function touches(cell: Cell, left: number, right: number): boolean {
  const last = cell.left.length - 1;
  return (cell.left[last] as number) < right && (cell.right[last] as number) > left;
}
