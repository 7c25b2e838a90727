import type { PriceAction } from "../pricing/price-rule.ts";
import type { ConditionGroup } from "./condition.ts";
import type { RuleFrame } from "./rule-frame.ts";

/** What a rule makes of the prices of which products: a catalog price rule. Of one priority, those written first lead. */
export interface CatalogRule extends RuleFrame {
  readonly conditions: ConditionGroup;
  readonly action: PriceAction;
}
