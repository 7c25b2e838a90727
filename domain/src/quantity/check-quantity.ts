import { problem, type Problem } from "../problem.ts";
import type { QuantityRules } from "./quantity-rules.ts";

/**
 * Why a whole quantity cannot be taken; empty when it can.
 * The maximum itself is accepted; above it the text names maximum minus 1, as the documents say
 * (PDP-42, PDP-43, reading 26).
 */
export function checkQuantity(quantity: number, rules: QuantityRules): Problem[] {
  if (!Number.isSafeInteger(quantity)) return [problem("quantity.notANumber", "quantity")];
  if (quantity < rules.minimum)
    return [problem("quantity.belowMinimum", "quantity", rules.minimum)];
  if (quantity > rules.maximum) {
    return [problem("quantity.aboveMaximum", "quantity", rules.maximum - 1)];
  }
  if (quantity % rules.increment !== 0) {
    return [problem("quantity.notAMultiple", "quantity", rules.increment)];
  }
  return [];
}
