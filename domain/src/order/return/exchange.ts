import type { Money } from "../../money/money.ts";
import { problem, type Problem } from "../../problem.ts";
import type { PiecesWish } from "../step/check-pieces.ts";

/** What becomes of a difference that the buyer owes. A new way is a row. */
export const EXCHANGE_TAKES = {
  credit: "is taken from the buyer’s store credit",
  card: "is asked of the buyer by card, and nothing is sent before",
  waive: "is waived",
} as const;

export type ExchangeTake = keyof typeof EXCHANGE_TAKES;

/** Every way of the table, in its order. */
export const EXCHANGE_TAKE_CODES = Object.keys(EXCHANGE_TAKES) as [ExchangeTake, ...ExchangeTake[]];

/** A line whose pieces came back, and the product that is sent for all of them. */
export interface ExchangeLine {
  readonly itemId: number;
  readonly sku: string;
}

/** The field of a line's product, in forms and in refusals. */
export const exchangeField = (itemId: number): `sku:${number}` => `sku:${itemId}`;

/** What is wrong with an exchange: all pieces that were found good are exchanged, each line once, and nothing else. */
export function checkExchange(
  lines: readonly ExchangeLine[],
  accepted: readonly PiecesWish[],
): Problem[] {
  if (accepted.length === 0) return [problem("order.noPieces")];
  const named = new Map(lines.map(({ itemId, sku }) => [itemId, sku]));
  const isEachOnce = named.size === lines.length && named.size === accepted.length;
  const missing = accepted.filter(({ itemId }) => !named.has(itemId));
  if (isEachOnce && missing.length === 0) return [];
  return [problem("order.noSuchVariant", exchangeField(missing[0]?.itemId ?? 0))];
}

/** What a line cost: all of its pieces, before and after discount and tax. */
interface Line {
  readonly rowTotal: Money;
  readonly paid: Money;
}

/**
 * What so many pieces of a line cost more, or with a minus less, when they are of another product: by the prices of
 * today of both, and with the discount and the tax that the line was paid with. Minor units.
 */
export function exchangeDifference(
  { rowTotal, paid }: Line,
  pieces: number,
  { was, is }: { readonly was: Money; readonly is: Money },
): number {
  const apart = (is.minor - was.minor) * pieces;
  return rowTotal.minor === 0 ? apart : Math.round((apart * paid.minor) / rowTotal.minor);
}
