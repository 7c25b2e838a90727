import { subtract, type Money } from "@placket/domain/money/money";
import type { Standing } from "../../providers/payment/payment-provider.ts";

/** The processor has money of the shopper for us. */
export type Good = Extract<Standing, { state: "authorized" | "captured" }>;

/** Whether a processor's answer means that it has the money for us, reserved or taken. */
export const isGood = (verdict: { readonly state: string }): verdict is Good =>
  verdict.state === "authorized" || verdict.state === "captured";

/** What of it is written down with the payment. */
export function acceptedOf(verdict: Good) {
  const { state, reference, card, vaultToken } = verdict;
  return { state, amount: heldBy(verdict), reference, card, vaultToken };
}

/** How much of it there still is: what was paid back is not. */
export function heldBy(verdict: Good): Money {
  return verdict.state === "authorized"
    ? verdict.amount
    : subtract(verdict.captured, verdict.refunded);
}
