import { subtract, type Money } from "@placket/domain/money/money";
import { formatPrice } from "@placket/domain/money/price-format";
import { priceFormatFor } from "@placket/domain/store/currency";
import { storeSettingDefaults } from "@placket/domain/store/settings";
import type { Standing } from "../../providers/payment/payment-provider.ts";

/** The processor has money of the shopper for us. */
export type Good = Extract<Standing, { state: "authorized" | "captured" }>;

export const isGood = (verdict: { readonly state: string }): verdict is Good =>
  verdict.state === "authorized" || verdict.state === "captured";

/** How much of it there still is: what was paid back is not. */
export function heldBy(verdict: Good): Money {
  return verdict.state === "authorized"
    ? verdict.amount
    : subtract(verdict.captured, verdict.refunded);
}

/** An amount in the words of an order's history, which staff read in English. */
export function staffAmount(amount: Money): string {
  return formatPrice(amount, priceFormatFor(amount.currency, storeSettingDefaults.priceFormat));
}
