import type { Spending } from "../ledger/spending.ts";
import { sum, subtract, zero, type Money } from "../money/money.ts";

/**
 * One line of a sum. `amount` counts as it stands: what is taken off is negative. The phrase is English
 * and a translation's key; whoever shows the line says it (`saidLines`).
 */
export interface TotalsLine {
  readonly code: string;
  readonly phrase: string;
  readonly values: readonly (string | number)[];
  readonly amount: Money;
  /** It is part of the lines above already: said, and not added. */
  readonly isIncluded?: true;
}

/** Tax of one kind over the whole sum. */
export interface TotalsTax {
  readonly label: string;
  readonly amount: Money;
}

/** Money of one item. */
export interface RowTotals {
  readonly rowTotal: Money;
  readonly discount: Money;
  readonly tax: Money;
}

/** An item while the sum is being made, with the facts that collectors go by. */
export interface TallyRow extends RowTotals {
  readonly taxClassId: number | null;
  /** Such a price takes no other promotion (PDP-48). */
  readonly isBulkPrice: boolean;
}

/** What one rule took off, in all and off each item. */
export interface Discount {
  readonly ruleId: number;
  /** The coupon by which it held. */
  readonly code: string | null;
  readonly label: string;
  readonly amount: Money;
  readonly rows: readonly Money[];
}

/** A sum that is being made: each collector adds what it is for. */
export interface Tally {
  readonly currency: string;
  readonly rows: readonly TallyRow[];
  /** `null` until a method is chosen. */
  readonly shipping: Money | null;
  readonly taxes: readonly TotalsTax[];
  readonly lines: readonly TotalsLine[];
  readonly discounts: readonly Discount[];
  /** What pays of it besides money, in the order in which it is taken. */
  readonly spendings: readonly Spending[];
}

/**
 * One step of the sum, written by the room it belongs to and put into the cart's list at its place: it
 * sees what the steps before it made of the items, and adds its lines.
 */
export type TotalsCollector<Question> = (tally: Tally, question: Question) => Tally;

/** Money of a cart: each amount is the exact sum of its rows, so nothing ever differs by a cent. */
export interface Totals {
  readonly rows: readonly RowTotals[];
  readonly subtotal: Money;
  readonly discount: Money;
  /** `null` until a method is chosen. */
  readonly shipping: Money | null;
  readonly taxes: readonly TotalsTax[];
  readonly tax: Money;
  readonly grandTotal: Money;
  /** What the collectors gave, in their order, without the grand total; those not included are it. */
  readonly lines: readonly TotalsLine[];
  /** By which rules the discounts are; all of them together are `discount`. */
  readonly discounts: readonly Discount[];
}

/** What is left of a row after its discount: what is taxed. */
export const taxableOf = (row: TallyRow): Money => subtract(row.rowTotal, row.discount);

/** What is to be paid after the lines so far. */
export const dueOf = ({ lines, currency }: Pick<Tally, "lines" | "currency">): Money =>
  sum(
    lines.filter((line) => !line.isIncluded).map((line) => line.amount),
    currency,
  );

/** The sum that a tally has come to. */
export function totalsOf({ currency, rows, shipping, taxes, lines, discounts }: Tally): Totals {
  const amountOf = (pick: (row: TallyRow) => Money) => sum(rows.map(pick), currency);
  return {
    rows: rows.map(({ rowTotal, discount, tax }) => ({ rowTotal, discount, tax })),
    subtotal: amountOf((row) => row.rowTotal),
    discount: amountOf((row) => row.discount),
    shipping,
    taxes,
    tax: sum(
      taxes.map((tax) => tax.amount),
      currency,
    ),
    grandTotal: dueOf({ lines, currency }),
    lines,
    discounts,
  };
}

/** The tally that collecting begins with: the items' goods, nothing said yet. */
export function tallyOf(
  currency: string,
  items: readonly Pick<TallyRow, "rowTotal" | "taxClassId" | "isBulkPrice">[],
): Tally {
  const nothing = zero(currency);
  return {
    currency,
    rows: items.map((item) => ({ ...item, discount: nothing, tax: nothing })),
    shipping: null,
    taxes: [],
    lines: [],
    discounts: [],
    spendings: [],
  };
}
