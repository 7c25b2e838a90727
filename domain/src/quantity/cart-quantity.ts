import { problem, type Problem } from "../problem.ts";
import { checkQuantity } from "./check-quantity.ts";
import { enteredQuantity, roundUpToIncrement } from "./entered-quantity.ts";
import { highestQuantity, type QuantityRules } from "./quantity-rules.ts";

/** What an entry in a cart item's quantity editor leads to. */
type CartEntry =
  | { readonly action: "set"; readonly quantity: number }
  | { readonly action: "remove" }
  | { readonly action: "reset"; readonly problems: readonly Problem[] };

/**
 * Reads an entry of the cart's quantity editor (CART-21 to 24, reading 28): 0 and anything negative
 * removes the item; text that is no number, too little or too much resets to the current value.
 */
export function readCartEntry(
  entered: string | number,
  { current, rules }: { readonly current: number; readonly rules: QuantityRules },
): CartEntry {
  const whole = enteredQuantity(entered);
  if (whole === undefined) {
    return { action: "reset", problems: [problem("quantity.notANumber", "quantity")] };
  }
  if (whole <= 0) return { action: "remove" };
  const quantity = roundUpToIncrement(whole, rules.increment);
  const problems = checkQuantity(quantity, rules);
  if (problems.length > 0) return { action: "reset", problems };
  return quantity === current ? { action: "reset", problems: [] } : { action: "set", quantity };
}

/** One press of − or +: may reach 0, which removes, and never goes below (CART-25, reading 29). */
export function stepCartQuantity(current: number, direction: -1 | 1, rules: QuantityRules): number {
  const next = current + direction * rules.increment;
  if (next < rules.minimum) return direction < 0 ? 0 : rules.minimum;
  return Math.min(next, highestQuantity(rules));
}
