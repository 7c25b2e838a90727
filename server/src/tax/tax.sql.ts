import type { TaxRule } from "@placket/domain/tax/tax-rule";
import type { Db } from "../db/database.ts";

/** Every tax rule with its rate, in millionths. */
export function selectTaxRules(db: Db): Promise<TaxRule[]> {
  return db
    .selectFrom("tax_rule")
    .innerJoin("tax_rate", "tax_rate.id", "tax_rule.tax_rate_id")
    .select([
      "tax_rate.code",
      "tax_rule.priority",
      "tax_rule.customer_tax_class_id as customerTaxClassId",
      "tax_rule.product_tax_class_id as productTaxClassId",
      "tax_rate.country_code as countryCode",
      "tax_rate.region_code as regionCode",
      "tax_rate.postcode_from as postcodeFrom",
      "tax_rate.postcode_to as postcodeTo",
      "tax_rate.rate_micro as rateMicro",
      "tax_rule.applies_to_shipping as appliesToShipping",
    ])
    .execute();
}

/** Every customer group: its code, its class of taxes, and which share of the usual points it earns, in percent. */
export function selectGroups(db: Db) {
  return db
    .selectFrom("customer_group")
    .select(["id", "code", "tax_class_id as taxClassId", "points_percent as pointsPercent"])
    .execute();
}
