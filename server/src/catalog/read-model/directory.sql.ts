import { readSpread, type Spread } from "@placket/domain/catalog/spread";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Attribute, AttributeOption, OptionLabel } from "./attributes.ts";
import type { CategoryRow, CategoryScopeRow } from "./category-tree.ts";

/** The small tables of the catalogue, read whole. */

export async function selectCatalogVersion(db: Db): Promise<number> {
  const row = await db.selectFrom("catalog_version").select("version").executeTakeFirst();
  return row?.version ?? 0;
}

/** Raises the version: call it in the transaction that changes the catalogue. */
export async function raiseCatalogVersion(db: Db): Promise<void> {
  await db
    .updateTable("catalog_version")
    .set({ version: sql`version + 1` })
    .execute();
}

export async function selectAttributes(db: Db): Promise<Attribute[]> {
  const rows = await db
    .selectFrom("attribute")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    label: row.label,
    input: row.input,
    swatch: row.swatch as Attribute["swatch"],
    isFilterable: row.is_filterable,
    isSearchable: row.is_searchable,
    isSortable: row.is_sortable,
    isConfigurable: row.is_configurable,
    isVisible: row.is_visible,
    position: row.position,
  }));
}

export function selectOptions(db: Db): Promise<AttributeOption[]> {
  return db
    .selectFrom("attribute_option")
    .select([
      "id",
      "attribute_id as attributeId",
      "label",
      "swatch_value as swatchValue",
      "position",
    ])
    .orderBy("attribute_id")
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export function selectOptionLabels(db: Db): Promise<OptionLabel[]> {
  return db
    .selectFrom("attribute_option_label")
    .select(["option_id as optionId", "store_view_id as storeViewId", "label"])
    .execute();
}

export async function selectCategories(db: Db): Promise<CategoryRow[]> {
  const rows = await db
    .selectFrom("category")
    .select([
      "id",
      "parent_id as parentId",
      "name",
      "url_key as urlKey",
      "url_path as urlPath",
      "position",
      "is_active as isActive",
      "in_menu as inMenu",
      "menu_icon as menuIcon",
      "image",
      "description",
      "meta_title as metaTitle",
      "meta_description as metaDescription",
      "meta_keywords as metaKeywords",
      "attributes",
    ])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ attributes, ...row }) => ({ ...row, spread: spreadOf(attributes) }));
}

/** What `attributes` says about the spread. */
function spreadOf(attributes: unknown): Spread | null {
  return readSpread((attributes as Readonly<Record<string, unknown>> | null)?.["spread"]);
}

export async function selectCategoryScopes(db: Db): Promise<CategoryScopeRow[]> {
  const rows = await db
    .selectFrom("category_scope_value")
    .select(["category_id as categoryId", "store_view_id as storeViewId", "value"])
    .execute();
  return rows.map((row) => ({ ...row, value: (row.value ?? {}) as Record<string, unknown> }));
}
