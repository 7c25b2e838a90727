import { money, type Money } from "@placket/domain/money/money";
import type { Say } from "../translation/say.ts";
import type { PlacedOrder } from "./placed-order.ts";

/** One line of an order's sum. */
export interface OrderLine {
  readonly code: "subtotal" | "discount" | "shipping" | "tax" | "grand_total";
  readonly label: string;
  readonly amount: Money;
}

/** The sum of an order, line by line, as the success page, the letter and staff see it. */
export function orderLines(order: PlacedOrder, say: Say): OrderLine[] {
  const { subtotal, discount, shipping, tax, grandTotal } = order.totals;
  return [
    { code: "subtotal", label: say("Subtotal"), amount: subtotal },
    ...(order.couponCode === null
      ? []
      : [
          {
            code: "discount" as const,
            label: say("Discount (%1)", order.couponCode),
            amount: minus(discount),
          },
        ]),
    ...(shipping ? [{ code: "shipping" as const, label: say("Shipping"), amount: shipping }] : []),
    ...(tax.minor === 0 ? [] : [{ code: "tax" as const, label: say("Tax"), amount: tax }]),
    { code: "grand_total", label: say("Grand Total"), amount: grandTotal },
  ];
}

const minus = (amount: Money) => money(0 - amount.minor, amount.currency);
