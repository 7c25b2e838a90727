import { couponDiscounts, type Coupon } from "../coupon/coupon.ts";
import { add, subtract, sum, times, zero, type Money } from "../money/money.ts";
import { rowTaxes, type AppliedTax } from "../tax/line-tax.ts";
import type { TaxPlace, TaxRule } from "../tax/tax-rule.ts";
import type { CartItem } from "./cart-item.ts";

/** What the sum of a cart depends on besides its items. */
export interface TotalsQuestion {
  readonly currency: string;
  readonly coupon: Coupon | null;
  readonly shipping: Money | null;
  readonly tax: { readonly rules: readonly TaxRule[]; readonly place: TaxPlace } | null;
}

/** Money of one item. */
export interface RowTotals {
  readonly rowTotal: Money;
  readonly discount: Money;
  readonly tax: Money;
}

/** Money of a cart: each amount is the exact sum of its rows, so nothing ever differs by a cent. */
export interface Totals {
  readonly rows: readonly RowTotals[];
  readonly subtotal: Money;
  readonly discount: Money;
  /** `null` until a method is chosen. */
  readonly shipping: Money | null;
  readonly taxes: readonly AppliedTax[];
  readonly tax: Money;
  readonly grandTotal: Money;
}

/** Sums a cart: rows, less the coupon, plus shipping, plus tax rounded per row (issue §6). */
export function cartTotals(items: readonly CartItem[], question: TotalsQuestion): Totals {
  const { currency, coupon, shipping } = question;
  const rowTotals = items.map((item) => times(item.unitPrice, item.quantity));
  const discounts = coupon
    ? couponDiscounts(coupon, rowTotals)
    : rowTotals.map(() => zero(currency));
  const taxesOfRows = items.map((item, i) =>
    taxesOf(
      subtract(rowTotals[i] ?? zero(currency), discounts[i] ?? zero(currency)),
      item.taxClassId,
      question,
    ),
  );
  const shippingTaxes = shipping ? taxesOfShipping(shipping, question) : [];
  const taxes = [...taxesOfRows.flat(), ...shippingTaxes];
  const rows = rowTotals.map((rowTotal, i) => ({
    rowTotal,
    discount: discounts[i] ?? zero(currency),
    tax: sum(
      (taxesOfRows[i] ?? []).map((tax) => tax.amount),
      currency,
    ),
  }));
  const subtotal = sum(rowTotals, currency);
  const discount = sum(discounts, currency);
  const tax = sum(
    taxes.map((one) => one.amount),
    currency,
  );
  const goods = add(subtract(subtotal, discount), tax);
  return {
    rows,
    subtotal,
    discount,
    shipping,
    taxes: mergeByLabel(taxes),
    tax,
    grandTotal: shipping ? add(goods, shipping) : goods,
  };
}

function taxesOf(taxable: Money, taxClassId: number | null, { tax }: TotalsQuestion): AppliedTax[] {
  return tax ? rowTaxes(taxable, { ...tax, taxClassId }) : [];
}

/** Shipping is taxed by the rules that say so, whatever class the goods have; each rule once. */
function taxesOfShipping(shipping: Money, { tax }: TotalsQuestion): AppliedTax[] {
  if (!tax) return [];
  const rules = tax.rules.filter((rule) => rule.appliesToShipping);
  const classes = new Set(rules.map((rule) => rule.productTaxClassId));
  const first = [...classes][0];
  return first === undefined
    ? []
    : rowTaxes(shipping, { rules, place: tax.place, taxClassId: first });
}

function mergeByLabel(taxes: readonly AppliedTax[]): AppliedTax[] {
  const byLabel = new Map<string, Money>();
  for (const { label, amount } of taxes) {
    const before = byLabel.get(label);
    byLabel.set(label, before ? add(before, amount) : amount);
  }
  return [...byLabel].map(([label, amount]) => ({ label, amount }));
}
