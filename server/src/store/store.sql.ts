import type { Db } from "../db/database.ts";
import type { StoreView } from "./store-view.ts";

/** All active store views, in the order staff gave them. */
export async function selectStoreViews(db: Db): Promise<StoreView[]> {
  const rows = await db
    .selectFrom("store_view")
    .innerJoin("website", "website.id", "store_view.website_id")
    .innerJoin("store_group", "store_group.id", "store_view.group_id")
    .select([
      "store_view.id",
      "store_view.code",
      "store_view.name",
      "store_view.locale",
      "store_view.country_code as countryCode",
      "store_view.website_id as websiteId",
      "store_view.group_id as groupId",
      "store_group.root_category_id as rootCategoryId",
      "website.currency",
    ])
    .where("store_view.is_active", "=", true)
    .orderBy("store_view.position")
    .orderBy("store_view.id")
    .execute();
  return rows.map((row) => ({ ...row, websiteId: row.websiteId ?? 0, groupId: row.groupId ?? 0 }));
}

export interface ConfigRow {
  readonly scope: string;
  readonly scopeId: number;
  readonly path: string;
  readonly value: unknown;
}

export function selectConfig(db: Db): Promise<ConfigRow[]> {
  return db
    .selectFrom("config_value")
    .select(["scope", "scope_id as scopeId", "path", "value"])
    .execute();
}
