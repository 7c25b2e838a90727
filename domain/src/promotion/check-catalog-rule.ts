import type { PriceAction } from "../pricing/price-rule.ts";
import type { Problem } from "../problem.ts";
import type { CatalogRule } from "./catalog-rule.ts";
import { amountProblems, frameProblems, shareProblems } from "./check-frame.ts";
import { checkConditions } from "./check-conditions.ts";

/** A catalog price rule as staff write it. */
export type CatalogRuleDraft = Omit<CatalogRule, "id">;

/** What is wrong with a catalog price rule, each at its field; the form asks before the server does. */
export function checkCatalogRule(draft: CatalogRuleDraft): Problem[] {
  return [
    ...frameProblems(draft),
    ...actionProblems(draft.action),
    ...checkConditions("conditions", draft.conditions, "product"),
  ];
}

const actionProblems = (action: PriceAction): Problem[] =>
  "micro" in action ? shareProblems(action.micro) : amountProblems(action.minor);
