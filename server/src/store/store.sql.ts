import { sql } from "kysely";
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
      "website.code as websiteCode",
      "store_view.group_id as groupId",
      "store_group.code as groupCode",
      "store_group.root_category_id as rootCategoryId",
      "website.currency",
    ])
    .where("store_view.is_active", "=", true)
    .orderBy("store_view.position")
    .orderBy("store_view.id")
    .execute();
  return rows.map((row) => ({ ...row, websiteId: row.websiteId ?? 0, groupId: row.groupId ?? 0 }));
}

/** The catalogue's currency: the first website's. */
export async function selectCatalogCurrency(db: Db): Promise<string> {
  const first = db.selectFrom("website").select("currency").orderBy("id").limit(1);
  return (await first.executeTakeFirst())?.currency ?? "USD";
}

/** Every website's name, by id. */
export async function selectWebsiteNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom("website").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface ConfigRow {
  readonly scope: "default" | "website" | "store";
  readonly scopeId: number;
  readonly path: string;
  readonly value: unknown;
}

/** Every setting that staff gave, by scope and path; the rest holds as it was built. */
export function selectConfig(db: Db): Promise<ConfigRow[]> {
  return db
    .selectFrom("config_value")
    .select(["scope", "scope_id as scopeId", "path", "value"])
    .execute();
}

/** Until the end of the transaction nobody else writes settings; they are read as before. */
export async function holdConfig(db: Db): Promise<void> {
  await sql`LOCK TABLE config_value IN SHARE ROW EXCLUSIVE MODE`.execute(db);
}

/** Where rows of `config_value` stand; the id of the default scope is 0. */
export type ConfigPlace = Pick<ConfigRow, "scope" | "scopeId">;

/** Writes settings of one scope, by path: adds them, or changes what stands there. */
export async function upsertConfig(
  db: Db,
  { scope, scopeId }: ConfigPlace,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const rows = Object.entries(values).map(([path, value]) => ({
    scope,
    scope_id: scopeId,
    path,
    value: JSON.stringify(value),
  }));
  if (rows.length === 0) return;
  await db
    .insertInto("config_value")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["scope", "scope_id", "path"])
        .doUpdateSet((row) => ({ value: row.ref("excluded.value") })),
    )
    .execute();
}

/** Takes settings of one scope away: what is wider holds there again. */
export async function deleteConfig(
  db: Db,
  { scope, scopeId }: ConfigPlace,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await db
    .deleteFrom("config_value")
    .where("scope", "=", scope)
    .where("scope_id", "=", scopeId)
    .where("path", "in", [...paths])
    .execute();
}
