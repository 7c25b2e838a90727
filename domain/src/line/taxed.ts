import { add, money, subtract, sum, type Money } from "../money/money.ts";
import type { RowTotals, Totals } from "./totals.ts";

/** An amount without its tax and with it. */
interface Taxed {
  readonly excluding: Money;
  readonly including: Money;
}

/** Whether the prices of a sum hold their tax already. */
export const holdsTax = ({ lines }: Pick<Totals, "lines">): boolean =>
  lines.some((line) => line.isIncluded);

/** Goods and the tax that they bear, whichever of the two their price is. */
export function taxed({ rowTotal, tax }: Omit<RowTotals, "discount">, isIncluded: boolean): Taxed {
  return isIncluded
    ? { excluding: subtract(rowTotal, tax), including: rowTotal }
    : { excluding: rowTotal, including: add(rowTotal, tax) };
}

/** All goods of a sum. */
export const taxedGoods = (totals: Totals): Taxed =>
  taxed({ rowTotal: totals.subtotal, tax: taxOfGoods(totals) }, holdsTax(totals));

/** The way of a sum that has one: what is taxed beside the goods. */
export const taxedShipping = (totals: Totals, shipping: Money): Taxed =>
  taxed({ rowTotal: shipping, tax: subtract(totals.tax, taxOfGoods(totals)) }, holdsTax(totals));

const taxOfGoods = ({ rows, tax }: Totals): Money =>
  sum(
    rows.map((row) => row.tax),
    tax.currency,
  );

/** What is to be paid, without the tax in it: nothing where the tax alone is left. */
export const dueWithoutTax = ({ grandTotal, tax }: Pick<Totals, "grandTotal" | "tax">): Money =>
  money(Math.max(0, grandTotal.minor - tax.minor), tax.currency);

/** A piece at its price; its part of the tax of its row is rounded. */
export const taxedPiece = (
  price: Money,
  { tax, quantity }: { readonly tax: Money; readonly quantity: number },
  isIncluded: boolean,
): Taxed =>
  taxed(
    { rowTotal: price, tax: money(Math.round(tax.minor / quantity), tax.currency) },
    isIncluded,
  );
