import { moneyToWire } from "@placket/contract/money/money.codec";
import { dueWithoutTax, taxedGoods, taxedShipping } from "@placket/domain/line/taxed";
import { money, sum, zero } from "@placket/domain/money/money";
import type { PlacedOrder } from "../stored-order.ts";

/** The sum of an order by Magento's names; none of it is worked out anew. */
export function totalOf({ totals, currency }: PlacedOrder) {
  const { discounts, grandTotal, subtotal, tax, taxes } = totals;
  const shipping = totals.shipping ?? zero(currency);
  const total = moneyToWire(grandTotal);
  const goods = taxedGoods(totals);
  const way = taxedShipping(totals, shipping);
  return {
    grand_total: total,
    base_grand_total: total,
    grand_total_excl_tax: moneyToWire(dueWithoutTax(totals)),
    subtotal: moneyToWire(subtotal),
    subtotal_excl_tax: moneyToWire(goods.excluding),
    subtotal_incl_tax: moneyToWire(goods.including),
    discounts: discounts
      .filter(({ amount }) => amount.minor > 0)
      .map(({ amount, label, code }) => ({
        amount: moneyToWire(amount),
        label,
        coupon: code === null ? null : { code, note: null },
      })),
    total_shipping: moneyToWire(shipping),
    total_tax: moneyToWire(tax),
    shipping_handling: {
      total_amount: moneyToWire(shipping),
      amount_excluding_tax: moneyToWire(way.excluding),
      amount_including_tax: moneyToWire(way.including),
    },
    taxes: taxes.map(({ amount, label }) => ({ amount: moneyToWire(amount), title: label })),
    total_giftcard: moneyToWire(byGiftCards({ totals, currency })),
  };
}

/** The gift cards that paid of an order: its sum keeps how their codes end, and what they paid together. */
export function giftCardsOf(order: PlacedOrder) {
  const names = giftCardLines(order).flatMap(({ values }) => String(values[0] ?? "").split(", "));
  const amount = names.length === 1 ? moneyToWire(byGiftCards(order)) : null;
  return names.map((code) => ({ code, applied_balance: amount }));
}

type Sum = Pick<PlacedOrder, "totals" | "currency">;

const giftCardLines = ({ totals: { lines } }: Sum) =>
  lines.filter(({ code }) => code === "giftcardaccount");

function byGiftCards(order: Sum) {
  const taken = giftCardLines(order).map(({ amount }) => amount);
  return money(-sum(taken, order.currency).minor || 0, order.currency);
}
