import { ok, problem, refuse, type Problem, type Result } from "../problem.ts";
import { checkQuantity } from "./check-quantity.ts";
import { roundUpToIncrement } from "./entered-quantity.ts";
import { PIECES_MAX, type QuantityRules } from "./quantity-rules.ts";

/**
 * What an item holds once so many pieces are added to those it has: whole pieces, at least one, rounded
 * up to the increment and within the limits (PDP-41 to 43, OPEN-50). A broken or senseless number is
 * refused before any rule of the product is asked, in the words of PDP-46.
 */
export function quantityWith(
  { asked, held }: { readonly asked: number; readonly held: number },
  rules: QuantityRules,
): Result<number> {
  const senseless = askedProblem(asked);
  if (senseless) return refuse(senseless);
  const quantity = roundUpToIncrement(asked + held, rules.increment);
  const problems = checkQuantity(quantity, rules);
  return problems.length > 0 ? refuse(...problems) : ok(quantity);
}

/** What makes a number no number of pieces, whatever the product (PDP-46). */
export function askedProblem(asked: number): Problem | undefined {
  if (!Number.isInteger(asked)) return problem("quantity.notANumber", "quantity");
  if (asked <= 0) return problem("quantity.tooLittle", "quantity");
  return asked > PIECES_MAX ? problem("quantity.tooMuch", "quantity") : undefined;
}
