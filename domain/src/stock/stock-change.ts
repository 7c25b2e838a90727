import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";

/** As many pieces as staff may say there are of a product. */
const QUANTITY_MAX = 1_000_000;

/** Longest reason for a change. */
export const STOCK_REASON_MAX = 200;

/** What is wrong with a count of pieces: how many there are, and why it is changed. */
export function checkStockChange(draft: {
  readonly quantity: number;
  readonly reason: string;
}): Problem[] {
  return [...checkQuantity(draft.quantity), ...checkReason(draft.reason.trim())];
}

const checkQuantity = (quantity: number): Problem[] =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= QUANTITY_MAX
    ? []
    : [problem("stock.quantityInvalid", "quantity", QUANTITY_MAX)];

/** It stands in the trail beside lines of others: it must not pretend to be another line of it. */
const checkReason = (reason: string): Problem[] =>
  reason !== "" && reason.length <= STOCK_REASON_MAX && isOneLine(reason)
    ? []
    : [problem("stock.reasonMissing", "reason", STOCK_REASON_MAX)];

/** The pieces that are typed in a form; not a number for anything that is no count. */
export const piecesTyped = (typed: string): number =>
  /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN;
