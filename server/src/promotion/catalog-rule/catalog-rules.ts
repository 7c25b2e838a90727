import type { CatalogRule } from "@placket/domain/promotion/catalog-rule";
import { productTest } from "@placket/domain/promotion/meets-condition";
import { wordsOf } from "@placket/domain/promotion/rule-words";
import type { CatalogPriceRule, ReadPriceRules } from "../../catalog/price-rules.ts";
import { selectCatalogRules } from "./catalog-rule.sql.ts";

/** The catalog price rules that are switched on, as the catalogue compiles them to prices. */
export const readCatalogRules: ReadPriceRules = async (db, log) => {
  const { rules, faults } = await selectCatalogRules(db);
  for (const { id, why } of faults) {
    log.error({ rule: id, cause: why }, "a catalog price rule cannot be read and lowers no price");
  }
  return rules.map(priceRuleOf);
};

/** A rule as the catalogue asks it. */
export function priceRuleOf(rule: CatalogRule): CatalogPriceRule {
  const { id, websiteIds, groupIds, activeFrom, activeTo, stopsFurther, action } = rule;
  const hasAmount = "minor" in action;
  return {
    id,
    text: JSON.stringify(rule),
    websiteIds,
    groupIds,
    activeFrom: activeFrom && activeFrom.getTime(),
    activeTo: activeTo && activeTo.getTime(),
    stopsFurther,
    action,
    currency: rule.currency === "" && !hasAmount ? null : rule.currency,
    labelIn: (storeViewId) => wordsOf(rule, { storeViewId, code: null }).label,
    isFor: productTest(rule.conditions),
  };
}
