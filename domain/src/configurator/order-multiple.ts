import { enteredQuantity } from "../quantity/entered-quantity.ts";
import { readCellBlock } from "./cell-block.ts";
import { cellAt, orderGrid, type OrderGrid } from "./order-grid.ts";
import type { Family } from "./family.ts";
import { settledPieces } from "./order-totals.ts";

/** An order of many sizes and colors at once, as far as it is filled in. */
export interface MultipleOrder {
  readonly grid: OrderGrid;
  /** What was typed, by cell key; cells without an entry are empty. */
  readonly entries: Readonly<Record<string, string>>;
}

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export type MultipleOrderEvent =
  | ({ readonly type: "type"; readonly text: string } & CellPlace)
  /** The cell was left: its text becomes the number it means. */
  | ({ readonly type: "commit" } & CellPlace)
  /** A block of cells; the first lands at the place. */
  | ({ readonly type: "paste"; readonly text: string } & CellPlace)
  | { readonly type: "fill"; readonly pieces: Readonly<Record<number, number>> }
  | { readonly type: "empty" }
  | { readonly type: "renew"; readonly family: Family };

type Step<Type extends MultipleOrderEvent["type"]> = (
  order: MultipleOrder,
  event: Extract<MultipleOrderEvent, { type: Type }>,
) => MultipleOrder;

/** What each event does. There is one stage only: a grid is never finished and never wrong as a whole. */
const multipleOrderSteps: { readonly [T in MultipleOrderEvent["type"]]: Step<T> } = {
  type: (order, { row, column, text }) => withEntries(order, [{ row, column, text }]),
  commit,
  paste: (order, { row, column, text }) => withEntries(order, pastedEntries(text, { row, column })),
  fill: (order, { pieces }) => ({ ...order, entries: entriesOf(order.grid, pieces) }),
  empty: (order) => ({ ...order, entries: {} }),
  renew: (order, { family }) => renewed(order, orderGrid(family)),
};

/** An empty grid, or one with so many pieces by product id. */
export function startMultipleOrder(
  family: Family,
  pieces: Readonly<Record<number, number>> = {},
): MultipleOrder {
  const grid = orderGrid(family);
  return { grid, entries: entriesOf(grid, pieces) };
}

/** The next state. Cells that are sold out or not made never take an entry. */
export function nextMultipleOrder(order: MultipleOrder, event: MultipleOrderEvent): MultipleOrder {
  const step = multipleOrderSteps[event.type] as Step<typeof event.type>;
  return step(order, event);
}

/** How many filled cells of a pasted block fall on sold-out cells or outside of the grid. */
export function lostInPaste({ grid }: MultipleOrder, text: string, at: CellPlace): number {
  const filled = pastedEntries(text, at).filter((entry) => enteredQuantity(entry.text) !== 0);
  return filled.filter(({ row, column, text: one }) => {
    return one.trim() !== "" && !cellAt(grid, row, column)?.isBuyable;
  }).length;
}

function commit(order: MultipleOrder, { row, column }: CellPlace): MultipleOrder {
  const cell = cellAt(order.grid, row, column);
  const pieces = cell && settledPieces(order, cell);
  if (pieces === undefined) return order;
  return withEntries(order, [{ row, column, text: pieces === 0 ? "" : String(pieces) }]);
}

function withEntries(order: MultipleOrder, changes: readonly (CellPlace & { text: string })[]) {
  const entries = { ...order.entries };
  for (const { row, column, text } of changes) {
    const cell = cellAt(order.grid, row, column);
    if (!cell?.isBuyable) continue;
    if (text.trim() === "") delete entries[cell.key];
    else entries[cell.key] = text;
  }
  return { ...order, entries };
}

function pastedEntries(text: string, at: CellPlace): (CellPlace & { text: string })[] {
  return readCellBlock(text).flatMap((cells, down) =>
    cells.map((cell, across) => ({ row: at.row + down, column: at.column + across, text: cell })),
  );
}

function entriesOf(grid: OrderGrid, pieces: Readonly<Record<number, number>>) {
  const filled = grid.rows.flatMap(({ cells }) =>
    cells.flatMap(({ key, productId, isBuyable }) => {
      const count = productId === undefined ? 0 : (pieces[productId] ?? 0);
      return isBuyable && count > 0 ? [[key, String(count)] as const] : [];
    }),
  );
  return Object.fromEntries(filled);
}

function renewed({ entries }: MultipleOrder, grid: OrderGrid): MultipleOrder {
  const open = new Set(
    grid.rows.flatMap(({ cells }) => cells.filter((c) => c.isBuyable).map((c) => c.key)),
  );
  return {
    grid,
    entries: Object.fromEntries(Object.entries(entries).filter(([key]) => open.has(key))),
  };
}
