import { conditions, labels, priceAction } from "@placket/contract/promotion/rule.codec";
import type { CatalogRule } from "@placket/domain/promotion/catalog-rule";
import type { Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.gen.ts";

/** A rule in the version that it has. */
export interface StoredCatalogRule extends CatalogRule {
  readonly version: number;
}

/** Every rule that is on and can be read, in the order in which they are asked, and what cannot. */
interface ReadCatalogRules {
  readonly rules: readonly StoredCatalogRule[];
  readonly faults: readonly { readonly id: number; readonly why: string }[];
}

export async function selectCatalogRules(db: Db): Promise<ReadCatalogRules> {
  const rows = await db
    .selectFrom("catalog_rule")
    .selectAll()
    .where("is_active", "=", true)
    .orderBy("priority")
    .orderBy("id")
    .execute();
  const rules: StoredCatalogRule[] = [];
  const faults: { id: number; why: string }[] = [];
  for (const row of rows) {
    try {
      rules.push(storedCatalogRule(row));
    } catch (error) {
      faults.push({ id: row.id, why: String(error) });
    }
  }
  return { rules, faults };
}

/** @throws where what it keeps as JSON is nothing that a version of the store wrote. */
export function storedCatalogRule(row: Selectable<Tables["catalog_rule"]>): StoredCatalogRule {
  return {
    id: row.id,
    name: row.name,
    labels: labels.parse(row.labels),
    currency: row.currency,
    isActive: row.is_active,
    activeFrom: row.active_from,
    activeTo: row.active_to,
    websiteIds: row.website_ids,
    groupIds: row.group_ids,
    priority: row.priority,
    stopsFurther: row.stops_further,
    conditions: conditions.parse(row.conditions),
    action: priceAction.parse(row.action),
    version: row.version,
  };
}
