import type { Money } from "../money/money.ts";

/**
 * What the money that a processor holds means for a payment that asked for `asked`: exactly that much and in
 * that currency is right; less, more or another currency never pays an order.
 */
export function judgeMoney(asked: Money, held: Money): "right" | "none" | "wrong" {
  if (held.minor === 0) return "none";
  return held.minor === asked.minor && held.currency === asked.currency ? "right" : "wrong";
}
