import { availability, isComplete } from "./chosen-variant.ts";
import type { Choosing } from "./choose-options.ts";
import { problem, type Problem } from "../problem.ts";
import type { QuantityRules } from "../quantity/quantity-rules.ts";

/**
 * Whether embroidery may be begun on what is chosen, or the first reason why not (EMB-19, EMB-21, EMB-22). As many
 * pieces as there may be at most are allowed; only more are not (reading 26).
 */
export function mayEmbroider(
  choosing: Choosing,
  { pieces, rules }: { readonly pieces: number; readonly rules: QuantityRules },
): true | Problem {
  if (!isComplete(choosing)) return problem("embroidery.optionsNotSelected");
  if (availability(choosing) !== "available") return problem("configurator.unavailable");
  const { minimum, maximum } = rules;
  if (pieces < minimum) return problem("embroidery.tooFewPieces", "quantity", minimum);
  if (pieces > maximum) return problem("embroidery.tooManyPieces", "quantity", maximum);
  return true;
}
