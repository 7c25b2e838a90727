import type { PriceAction } from "../pricing/price-rule.ts";
import type { ConditionGroup } from "./condition.ts";

/** What a rule makes of the prices of which products: a catalog price rule. */
export interface CatalogRule {
  readonly id: number;
  /** What staff call it. */
  readonly name: string;
  /** What shoppers read, by store view; `0` for every one that has none of its own. */
  readonly labels: Readonly<Record<string, string>>;
  /** Of its amount; `""` for the catalogue's, and for every one where it has none. */
  readonly currency: string;
  readonly isActive: boolean;
  readonly activeFrom: Date | null;
  readonly activeTo: Date | null;
  /** Where and for whom it holds; none named: everywhere, for everybody. */
  readonly websiteIds: readonly number[];
  readonly groupIds: readonly number[];
  /** Lower ones first; of one priority those that were written first. */
  readonly priority: number;
  /** Rules after it are not asked for the products that it is for. */
  readonly stopsFurther: boolean;
  readonly conditions: ConditionGroup;
  readonly action: PriceAction;
}
