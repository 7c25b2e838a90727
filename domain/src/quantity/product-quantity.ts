import { problem, type Problem } from "../problem.ts";
import { checkQuantity } from "./check-quantity.ts";
import { enteredQuantity, roundUpToIncrement } from "./entered-quantity.ts";
import { highestQuantity, lowestQuantity, type QuantityRules } from "./quantity-rules.ts";

/** What the quantity box of the product page holds after an entry, and what to tell the shopper. */
interface SettledQuantity {
  readonly quantity: number;
  readonly problems: readonly Problem[];
}

/**
 * Settles an entry of the product page: rounded, a multiple of the increment, within the limits
 * (PDP-41, OPEN-50). Text that is no number leaves the current value.
 */
export function settleProductQuantity(
  entered: string | number,
  { current, rules }: { readonly current: number; readonly rules: QuantityRules },
): SettledQuantity {
  const whole = enteredQuantity(entered);
  if (whole === undefined) {
    return { quantity: current, problems: [problem("quantity.notANumber", "quantity")] };
  }
  const quantity = roundUpToIncrement(whole, rules.increment);
  const problems = checkQuantity(quantity, rules);
  return { quantity: clamp(quantity, rules), problems };
}

/** One press of − or +: never below the minimum, never above the maximum (reading 29). */
export function stepProductQuantity(
  current: number,
  direction: -1 | 1,
  rules: QuantityRules,
): number {
  return clamp(current + direction * rules.increment, rules);
}

function clamp(quantity: number, rules: QuantityRules): number {
  return Math.max(lowestQuantity(rules), Math.min(highestQuantity(rules), quantity));
}
