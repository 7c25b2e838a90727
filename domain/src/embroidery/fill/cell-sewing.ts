import { THREAD_WIDTH_MM } from "../thread/thread.ts";
import type { CellTree } from "./cell-order.ts";
import { crossing, type Place } from "./cell-place.ts";
import { addStraight, travelInCell } from "./cell-travel.ts";
import { acrossOf, lastRow, type Cell, type RowCells } from "./row-cells.ts";
import type { Direction } from "./row-source.ts";

/** How the rows of an area are sewn. */
export interface TatamiOptions {
  /** Rows run along it. */
  readonly direction: Direction;
  /** Between rows. */
  readonly rowMm: number;
  /** Longest stitch within a row. */
  readonly stitchMm: number;
  /** After so many rows the needle comes to the same place along the row again. */
  readonly stagger: number;
  /** Each row is made longer by it at both ends against the pull; negative keeps off the outline. */
  readonly pullMm: number;
  /** Rows up to this length are sewn zigzag, without a needle point where they begin. */
  readonly slantMm: number;
}

/** The stitch from one row to the next is at least this long, so that rounding cannot lose it, in mm. */
const NEW_STITCH_MM = 0.42;
/** Needle points of the pattern keep off the ends of their row, where they would crowd. */
const OFF_THE_ENDS_MM = 0.8;
/** Rows longer than this by a thread's width get the whole pull compensation, in mm. */
const FULL_PULL_MM = 2;
/** The tips of a shape are sewn at least this wide, in mm. */
const NARROWEST_ROW_MM = 0.5;

/** Needle and thread on their way through the cells; coordinates are along and across the rows. */
export class CellSewing {
  readonly points: number[] = [];
  private readonly area: RowCells;
  private readonly options: TatamiOptions;
  private here: Place | undefined;

  constructor(area: RowCells, options: TatamiOptions) {
    this.area = area;
    this.options = options;
  }

  /** Children before parents, without recursion: areas may have thousands of cells. */
  sewTree(tree: CellTree, corner: Place): void {
    const open: { cell: number; next: number }[] = [{ cell: tree.root, next: 0 }];
    while (open.length > 0) {
      const top = open[open.length - 1] as { cell: number; next: number };
      const child = tree.children.get(top.cell)?.[top.next];
      top.next += 1;
      if (child === undefined) {
        open.pop();
        this.sewCell(top.cell, tree.parent.get(top.cell), corner);
      } else {
        this.enter(child);
        open.push({ cell: child, next: 0 });
      }
    }
  }

  private readonly add = (along: number, across: number): void => {
    this.points.push(along, across);
  };

  /** Travels from where the needle stands into the neighbor. Before the first stitch it is free. */
  private enter(cell: number): void {
    if (!this.here) return;
    const { leave, enter } = crossing(this.area, this.here, cell);
    travelInCell(this.area, this.here, leave, this.add);
    this.here = enter;
  }

  private sewCell(id: number, parent: number | undefined, corner: Place): void {
    const cell = this.area.cells[id] as Cell;
    if (!cell.isHidden) this.sewRows(id, this.startRow(cell, parent, corner), corner);
    if (parent !== undefined) this.enter(parent);
  }

  /** All rows of a cell from one end to the other; what leads to the first of them is hidden. */
  private sewRows(id: number, start: number, corner: Place): void {
    const cell = this.area.cells[id] as Cell;
    const end = start === cell.firstRow ? lastRow(cell) : cell.firstRow;
    const step = end < start ? -1 : 1;
    if (this.here) {
      const along = clampToRow(cell, start, this.here.along);
      travelInCell(this.area, this.here, { cell: id, row: start, along }, this.add);
    }
    let isRightwards = isLeftNearer(cell, start, (this.here ?? corner).along);
    for (let row = start; row !== end + step; row += step) {
      this.sewRow(cell, row, isRightwards);
      isRightwards = !isRightwards;
    }
    this.here = { cell: id, row: end, along: this.points[this.points.length - 2] as number };
  }

  /** The end of the cell that is further from where the needle goes next, or near to where it is. */
  private startRow(cell: Cell, parent: number | undefined, corner: Place): number {
    const first = cell.firstRow;
    const last = lastRow(cell);
    if (parent !== undefined) {
      if (cell.after.includes(parent)) return first;
      if (cell.before.includes(parent)) return last;
      const touching = cell.beside.get(parent);
      return touching && touching.lastRow - first > last - touching.firstRow ? first : last;
    }
    const row = (this.here ?? corner).row;
    return row - first <= last - row ? first : last;
  }

  private sewRow(cell: Cell, row: number, isRightwards: boolean): void {
    const across = acrossOf(this.area, row);
    const { left, right } = this.rowEnds(cell, row);
    const [from, to] = isRightwards ? [left, right] : [right, left];
    if (this.points.length === 0) this.add(from, across);
    else this.beginRow(from, to, across);
    this.addPattern(row, left + OFF_THE_ENDS_MM, right - OFF_THE_ENDS_MM, isRightwards);
    this.add(to, across);
  }

  /**
   * From the end of one row to the start of the next: along the outline where that is far enough
   * for a stitch, otherwise to a little inside; a very short row is reached with a slant.
   */
  private beginRow(from: number, to: number, across: number): void {
    const x = this.points[this.points.length - 2] as number;
    const y = this.points[this.points.length - 1] as number;
    const [dx, dy] = [from - x, across - y];
    const isFar = dx * dx + dy * dy >= NEW_STITCH_MM * NEW_STITCH_MM;
    if (isFar) addStraight(x, y, from, across, this.add);
    else if (Math.abs(to - from) > this.options.slantMm) {
      const inwards = Math.sqrt(NEW_STITCH_MM * NEW_STITCH_MM - dy * dy);
      this.add(to > from ? x + inwards : x - inwards, across);
    }
  }

  /** The needle points inside a row, on a grid that moves from row to row. */
  private addPattern(row: number, left: number, right: number, isRightwards: boolean): void {
    const { stitchMm, stagger } = this.options;
    const shift = (staggerStep(row, stagger) / stagger) * stitchMm;
    const first = Math.ceil((left - shift) / stitchMm);
    const last = Math.floor((right - shift) / stitchMm);
    const across = acrossOf(this.area, row);
    for (let i = 0; i <= last - first; i += 1) {
      this.add((isRightwards ? first + i : last - i) * stitchMm + shift, across);
    }
  }

  /** Very short rows are as broad as their thread already: they are made longer less, or shorter. */
  private pullOf(length: number): number {
    const { pullMm } = this.options;
    return Math.min(pullMm, (pullMm * (length - THREAD_WIDTH_MM)) / FULL_PULL_MM);
  }

  /** Ends of a row made longer by the pull, as far as there is room to the next stretch. */
  private rowEnds(cell: Cell, row: number): { left: number; right: number } {
    const i = row - cell.firstRow;
    const pullMm = this.pullOf((cell.right[i] as number) - (cell.left[i] as number));
    const left = (cell.left[i] as number) - Math.min(pullMm, cell.roomLeft[i] as number);
    const right = (cell.right[i] as number) + Math.min(pullMm, cell.roomRight[i] as number);
    const missing = Math.max(0, NARROWEST_ROW_MM - (right - left)) / 2;
    return { left: left - missing, right: right + missing };
  }
}

/** 0, 2, 1, 3 of 4: neighbors are far apart, so that the holes line up in no direction. */
function staggerStep(row: number, stagger: number): number {
  const step = row % stagger;
  return step % 2 === 0 ? step / 2 : Math.ceil(stagger / 2) + (step - 1) / 2;
}

function isLeftNearer(cell: Cell, row: number, along: number): boolean {
  const i = row - cell.firstRow;
  return along - (cell.left[i] as number) <= (cell.right[i] as number) - along;
}

function clampToRow(cell: Cell, row: number, along: number): number {
  const i = row - cell.firstRow;
  return Math.min(cell.right[i] as number, Math.max(cell.left[i] as number, along));
}
