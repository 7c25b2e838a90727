import type { RowRules } from "@placket/domain/catalog-import/cells";
import type { Db } from "../../db/database.ts";

/** Currencies without minor units (ISO 4217) that a shop may use. */
const WITHOUT_DECIMALS: ReadonlySet<string> = new Set(["JPY", "KRW", "VND", "CLP", "ISK"]);
const GRAMS_PER_POUND = 453.592_37;

/**
 * How the shop's files write amounts and weights: in the currency of its first website; in pounds unless
 * `general/locale/weight_unit` says `kgs`.
 */
export async function loadRowRules(db: Db): Promise<RowRules> {
  const website = await db
    .selectFrom("website")
    .select("currency")
    .orderBy("id")
    .executeTakeFirst();
  const unit = await db
    .selectFrom("config_value")
    .select("value")
    .where("scope", "=", "default")
    .where("path", "=", "general/locale/weight_unit")
    .executeTakeFirst();
  return {
    decimals: WITHOUT_DECIMALS.has(website?.currency ?? "USD") ? 0 : 2,
    gramsPerUnit: unit?.value === "kgs" ? 1000 : GRAMS_PER_POUND,
  };
}
