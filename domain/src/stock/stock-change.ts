import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";

/** As many pieces as staff may say there are of a product. */
const QUANTITY_MAX = 1_000_000;

/** Longest reason for a change. */
export const STOCK_REASON_MAX = 200;

/** What is wrong with a count of pieces: how many there are, and why it is changed. */
export function checkStockChange(draft: {
  /** As many as there are unless told. */
  readonly quantity?: number | undefined;
  readonly reason: string;
}): Problem[] {
  return [...checkQuantity(draft.quantity), ...checkReason(draft.reason)];
}

/** What is wrong with a number of pieces. */
export const checkQuantity = (quantity?: number): Problem[] =>
  quantity === undefined ||
  (Number.isInteger(quantity) && quantity >= 0 && quantity <= QUANTITY_MAX)
    ? []
    : [problem("stock.quantityInvalid", "quantity", QUANTITY_MAX)];

/** What is wrong with a reason. It stands in the trail beside lines of others: it must not pretend to be another line of it. */
export function checkReason(typed: string): Problem[] {
  const reason = typed.trim();
  return reason !== "" && reason.length <= STOCK_REASON_MAX && isOneLine(reason)
    ? []
    : [problem("stock.reasonMissing", "reason", STOCK_REASON_MAX)];
}

/**
 * The pieces that are typed in a form, `1,000` and `1 000` among them; not a number for anything that is no count,
 * `undefined` where nothing is typed: as many as there are.
 */
export function piecesTyped(typed: string): number | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const isCount = /^\d{1,9}$|^\d{1,3}(?:([,\s])\d{3})(?:\1\d{3})?$/.test(text);
  return isCount ? Number(text.replaceAll(/\D/g, "")) : Number.NaN;
}
