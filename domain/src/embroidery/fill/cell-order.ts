import { neighbors } from "./cell-place.ts";
import type { Cell, RowCells } from "./row-cells.ts";

/** Cells that hang together, in the order of sewing; each knows where the needle goes from it. */
export interface CellTree {
  /** Sewn last; every other cell is sewn towards its parent. */
  readonly root: number;
  readonly parent: ReadonlyMap<number, number>;
  /** In the order in which they are sewn: all of them before their parent. */
  readonly children: ReadonlyMap<number, readonly number[]>;
}

/** Parts of an area smaller than this are dust between the rows, in mm². */
const SMALLEST_PART_MM2 = 0.15;

/** The cells of each part of the area that hangs together, in the order of their first rows. */
export function connectedCells({ cells, pitch }: RowCells): number[][] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (let id = 0; id < cells.length; id += 1) {
    if (seen.has(id)) continue;
    const part = reached(cells, id);
    for (const one of part) seen.add(one);
    const length = part.reduce((sum, one) => sum + rowLength(cells[one] as Cell), 0);
    if (length * pitch >= SMALLEST_PART_MM2) parts.push(part.sort((a, b) => a - b));
  }
  return parts;
}

function rowLength({ left, right, isHidden }: Cell): number {
  return isHidden ? 0 : left.reduce((sum, from, i) => sum + (right[i] as number) - from, 0);
}

/**
 * Hangs cells together so that every travel lies under rows that are sewn later: children first, a
 * cell only when nobody has to cross it any more. `start` is sewn as early as that allows, and the
 * cell that is furthest from it last.
 */
export function cellTree({ cells }: RowCells, start: number): CellTree {
  const root = reached(cells, start).findLast((id) => !(cells[id] as Cell).isHidden) ?? start;
  const parent = new Map<number, number>();
  const children = new Map<number, number[]>();
  const order = [root];
  for (let head = 0; head < order.length; head += 1) {
    const id = order[head] as number;
    const hanging: number[] = [];
    for (const next of neighbors(cells[id] as Cell)) {
      if (next === root || parent.has(next)) continue;
      parent.set(next, id);
      hanging.push(next);
      order.push(next);
    }
    children.set(id, hanging);
  }
  dropIdle(cells, order, children);
  for (const [id, hanging] of children) hanging.sort(nearFirst(cells, id, parent.get(id)));
  for (let id = start; id !== root; id = parent.get(id) as number) {
    const siblings = children.get(parent.get(id) as number) as number[];
    siblings.sort((a, b) => Number(b === id) - Number(a === id));
  }
  return { root, parent, children };
}

/** Hidden cells that lead to nothing that is sewn are not visited. `order` has parents first. */
function dropIdle(
  cells: readonly Cell[],
  order: readonly number[],
  children: Map<number, number[]>,
): void {
  for (const id of order.toReversed()) {
    const busy = (children.get(id) as number[]).filter((child) => {
      return !(cells[child] as Cell).isHidden || (children.get(child) as number[]).length > 0;
    });
    children.set(id, busy);
  }
}

/** Children on the side where the cell ends come first, so that the needle is left where it begins. */
function nearFirst(cells: readonly Cell[], id: number, parent: number | undefined) {
  const { before, after } = cells[id] as Cell;
  const ending = parent !== undefined && after.includes(parent) ? after : before;
  return (a: number, b: number) => Number(ending.includes(b)) - Number(ending.includes(a)) || a - b;
}

/** All cells that hang together with one, nearest first. */
function reached(cells: readonly Cell[], from: number): number[] {
  const queue = [from];
  const seen = new Set(queue);
  for (let head = 0; head < queue.length; head += 1) {
    for (const next of neighbors(cells[queue[head] as number] as Cell)) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return queue;
}
