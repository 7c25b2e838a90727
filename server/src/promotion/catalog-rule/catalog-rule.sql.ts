import { priceAction } from "@placket/contract/promotion/rule.codec";
import type { CatalogRule } from "@placket/domain/promotion/catalog-rule";
import type { Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.gen.ts";
import { readRules, storedFrame } from "../stored-frame.ts";

/** A rule in the version that it has. */
export interface StoredCatalogRule extends CatalogRule {
  readonly version: number;
}

/** Every rule that is on, in the order in which they are asked. */
export async function selectCatalogRules(db: Db) {
  const rows = await db
    .selectFrom("catalog_rule")
    .selectAll()
    .where("is_active", "=", true)
    .orderBy("priority")
    .orderBy("id")
    .execute();
  return readRules(rows, storedCatalogRule);
}

/** @throws where what it keeps as JSON is nothing that a version of the store wrote. */
export const storedCatalogRule = (row: Selectable<Tables["catalog_rule"]>): StoredCatalogRule => ({
  ...storedFrame(row),
  action: priceAction.parse(row.action),
  version: row.version,
});
