import type { Totals } from "../../line/totals.ts";
import { add, money, subtract, sum, type Money } from "../../money/money.ts";
import { wishedOf, type PiecesWish } from "../step/check-pieces.ts";

/** What the pieces of a line cost together: their discount taken off, their tax in it. */
interface PaidLine {
  readonly itemId: number;
  readonly ordered: number;
  readonly paid: Money;
  /** Of that, paid back already for an exchange that stands no more. */
  readonly advance: Money;
}

/** What an order's money was for. */
export interface PaidOrder {
  readonly lines: readonly PaidLine[];
  /** The way, its tax in it. */
  readonly shipping: Money;
}

type Row = Pick<Totals["rows"][number], "rowTotal" | "discount" | "tax"> & {
  readonly itemId: number;
  readonly ordered: number;
  readonly advance: Money;
};

/** What each line and the way cost, as the order was summed; tax that prices hold is in them already. */
export function paidOrder(
  { tax, shipping, lines, grandTotal }: Pick<Totals, "tax" | "shipping" | "lines" | "grandTotal">,
  rows: readonly Row[],
): PaidOrder {
  const { currency } = grandTotal;
  const isIncluded = lines.some(({ code, isIncluded: is }) => code === "tax" && is === true);
  const none = money(0, currency);
  const taxOf = (amount: Money) => (isIncluded ? none : amount);
  const taxOfRows = sum(
    rows.map((row) => row.tax),
    currency,
  );
  return {
    lines: rows.map(({ itemId, ordered, rowTotal, discount, tax: own, advance }) => ({
      itemId,
      ordered,
      advance,
      paid: add(subtract(rowTotal, discount), taxOf(own)),
    })),
    shipping: add(shipping ?? none, taxOf(subtract(tax, taxOfRows))),
  };
}

/**
 * What so many pieces of a line cost, after so many others of it: to the cent the line, however it is split.
 * `3 pieces for $10.00`: $3.33, then $3.33, then $3.34.
 */
export const costOf = (
  { paid, ordered }: Pick<PaidLine, "paid" | "ordered">,
  before: number,
  pieces: number,
): Money => money(shareOf({ ordered, minor: paid.minor }, before, pieces), paid.currency);

/** The same of minor units. */
export function shareOf(
  { minor, ordered }: { readonly minor: number; readonly ordered: number },
  before: number,
  pieces: number,
): number {
  const upTo = (count: number) =>
    Number((BigInt(minor) * BigInt(count)) / BigInt(Math.max(1, ordered)));
  return upTo(before + pieces) - upTo(before);
}

/** What the pieces cost that are left out of an order before its money is taken. */
export function costLeftOut({ lines, shipping }: PaidOrder, leftOut: readonly PiecesWish[]): Money {
  return sum(
    lines.map((line) => {
      const pieces = wishedOf(leftOut, line.itemId);
      return costOf(line, line.ordered - pieces, pieces);
    }),
    shipping.currency,
  );
}
