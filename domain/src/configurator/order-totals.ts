import type { ErrorKey } from "../errors.ts";
import { add, money, type Money } from "../money/money.ts";
import { problem, type Problem } from "../problem.ts";
import { checkQuantity } from "../quantity/check-quantity.ts";
import { enteredQuantity, roundUpToIncrement } from "../quantity/entered-quantity.ts";
import { hasPieces } from "../quantity/has-pieces.ts";
import { canBuyFamily, type Adder } from "./can-add.ts";
import { rulesOfVariant, stockOfVariant } from "./family.ts";
import { amountFor, priceFor } from "./family-price.ts";
import type { GridCell } from "./order-grid.ts";
import type { MultipleOrder } from "./order-multiple.ts";

/** One product of the order and how many of it. */
export interface OrderedPiece {
  readonly productId: number;
  readonly quantity: number;
}

/** What a cell's text means in whole multiples (PDP-41); undefined when it is no whole number: 1.5 is not made 2. */
export function settledPieces(
  { grid, entries }: MultipleOrder,
  cell: GridCell,
): number | undefined {
  const text = entries[cell.key];
  if (text === undefined || !cell.isBuyable) return 0;
  const whole = enteredQuantity(text);
  if (whole === undefined || whole < 0 || whole !== Number(text)) return undefined;
  return roundUpToIncrement(whole, rulesOfVariant(grid.family, cell.productId).increment);
}

/** Pieces of a cell; 0 while its text means nothing. */
export function piecesOf(order: MultipleOrder, cell: GridCell): number {
  return settledPieces(order, cell) ?? 0;
}

/** Why the cell cannot be ordered so; empty when it can, and when it is empty. */
export function cellProblems(order: MultipleOrder, cell: GridCell): Problem[] {
  const pieces = settledPieces(order, cell);
  if (pieces === undefined) return [problem("quantity.notANumber", cell.key)];
  if (pieces === 0 || cell.productId === undefined) return [];
  const { family } = order.grid;
  const problems = checkQuantity(pieces, rulesOfVariant(family, cell.productId));
  if (problems.length > 0) return problems.map((one) => ({ ...one, field: cell.key }));
  const stock = stockOfVariant(family, cell.productId);
  return !stock || hasPieces(stock, pieces) ? [] : [problem("cart.outOfStock", cell.key)];
}

/** The problems of all cells, by cell key, in the order of the grid. */
export function orderProblems(order: MultipleOrder): Problem[] {
  return allCells(order).flatMap((cell) => cellProblems(order, cell));
}

export function rowPieces(order: MultipleOrder, row: number): number {
  return sumOf(order, order.grid.rows[row]?.cells ?? []);
}

export function columnPieces(order: MultipleOrder, column: number): number {
  return sumOf(
    order,
    allCells(order).filter((cell) => cell.column === column),
  );
}

/** All pieces together: what the tier follows from (any sizes and colors count). */
export function totalPieces(order: MultipleOrder): number {
  return sumOf(order, allCells(order));
}

/**
 * What the whole order costs when `inCart` pieces of the family are bought already; undefined when a chosen
 * combination has no price (PDP-34).
 */
export function totalAmount(order: MultipleOrder, inCart = 0): Money | undefined {
  const { family } = order.grid;
  const familyPieces = totalPieces(order) + inCart;
  let total: Money | undefined = money(0, family.currency);
  for (const { productId, quantity } of orderedPieces(order)) {
    const amount = amountFor(family, { productId, pieces: quantity, familyPieces });
    total = total && amount && add(total, amount);
  }
  return total;
}

/** The lowest and the highest price a piece of the order has; undefined while it is empty. */
export function piecePrices(
  order: MultipleOrder,
  inCart = 0,
): { low: Money; high: Money } | undefined {
  const { family } = order.grid;
  const pieces = totalPieces(order) + inCart;
  const prices = orderedPieces(order)
    .map(({ productId }) => priceFor(family, productId, pieces))
    .filter((price) => price !== undefined)
    .sort((a, b) => a.minor - b.minor);
  const [low] = prices;
  const high = prices.at(-1);
  return low && high ? { low, high } : undefined;
}

/** The products to add, each combination as its own simple product (PDP-31). */
export function orderedPieces(order: MultipleOrder): OrderedPiece[] {
  return allCells(order).flatMap((cell) => {
    const quantity = piecesOf(order, cell);
    return cell.productId !== undefined && quantity > 0
      ? [{ productId: cell.productId, quantity }]
      : [];
  });
}

/** Whether the order may be added to the cart, or the first reason why not (PDP-34, PDP-40). */
export function canAddOrder(order: MultipleOrder, adder: Adder): true | ErrorKey {
  const allowed = canBuyFamily(order.grid.family, adder);
  if (allowed !== true) return allowed;
  const [first] = orderProblems(order);
  if (first) return first.error;
  if (totalPieces(order) === 0) return "configurator.incomplete";
  return totalAmount(order) ? true : "configurator.noPrice";
}

function allCells({ grid }: MultipleOrder): GridCell[] {
  return grid.rows.flatMap(({ cells }) => cells);
}

function sumOf(order: MultipleOrder, cells: readonly GridCell[]): number {
  return cells.reduce((sum, cell) => sum + piecesOf(order, cell), 0);
}
