import { readSpread, type Spread } from "@placket/domain/catalog/spread";
import type { Db } from "../../../db/database.ts";
import type { Attribute, AttributeOption, ViewLabels } from "../facet/attributes.ts";
import type { CategoryRow, CategoryScopeRow } from "../category/category-tree.ts";

/** The small tables of the catalogue, read whole. */

/** Every attribute, in the order staff gave them. */
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
    swatch: row.swatch,
    isFilterable: row.is_filterable,
    isSearchable: row.is_searchable,
    isSortable: row.is_sortable,
    isConfigurable: row.is_configurable,
    isVisible: row.is_visible,
    position: row.position,
  }));
}

/** Every option of every attribute, in the attribute's order. */
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

/** What store views call attributes and options. */
export async function selectViewLabels(db: Db): Promise<ViewLabels> {
  return {
    attributes: await db
      .selectFrom("attribute_label")
      .select(["attribute_id as id", "store_view_id as storeViewId", "label"])
      .execute(),
    options: await db
      .selectFrom("attribute_option_label")
      .select(["option_id as id", "store_view_id as storeViewId", "label"])
      .execute(),
  };
}

/** Every category, inactive ones too, by position; a parent may come after its children. */
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

/** What categories say otherwise in single store views. */
export async function selectCategoryScopes(db: Db): Promise<CategoryScopeRow[]> {
  const rows = await db
    .selectFrom("category_scope_value")
    .select(["category_id as categoryId", "store_view_id as storeViewId", "value"])
    .execute();
  return rows.map((row) => ({ ...row, value: (row.value ?? {}) as Record<string, unknown> }));
}

/** The websites that have any price of their own, by id with their currency. */
export async function selectWebsitesWithPrices(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom("website")
    .select(["id", "currency"])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("product_website_price")
          .select("product_id")
          .whereRef("product_website_price.website_id", "=", "website.id"),
      ),
    )
    .execute();
  return new Map(rows.map(({ id, currency }) => [id, currency]));
}
