import { urlKeyOf } from "@placket/domain/catalog-import/url-key";
import type { Db } from "../db/database.ts";
import type { DemoAttribute, DemoContent, DemoStore } from "./content.ts";
import { storeMachines } from "./machines.sql.ts";
import { storeOffers } from "./offers.sql.ts";
import { storeRates } from "./rates.sql.ts";
import { storeViewTexts } from "./view-texts.sql.ts";

/** Stores everything of the demo store that is not a product. To be run in a transaction. */
export async function storeFrame(db: Db, content: DemoContent): Promise<void> {
  const rootId = await storeCategories(db, content.categories);
  const websites = await storeViews(
    db,
    content.store,
    new Map([[content.categories.root, rootId]]),
  );
  await storeSettings(db, content.store, websites);
  for (const [position, attribute] of content.attributes.entries())
    await storeAttribute(db, attribute, position);
  await storeViewTexts(db, content);
  await storeRates(db, content);
  await storeOffers(db, content);
  await storeMachines(db);
  await storeSynonyms(db, content);
}

async function storeSynonyms(db: Db, { synonyms }: DemoContent): Promise<void> {
  const rows = synonyms.map(({ words, means = [] }) => ({ words: [...words], means: [...means] }));
  await db.insertInto("search_synonym").values(rows).execute();
}

async function storeCategories(
  db: Db,
  { root, departments }: DemoContent["categories"],
): Promise<number> {
  const rootId = await insertCategory(db, {
    name: root,
    url_key: "",
    url_path: "",
    parent_id: null,
    position: 0,
  });
  for (const [position, { name, description, icon, categories }] of departments.entries()) {
    const key = urlKeyOf(name);
    const row = { name, description, url_key: key, url_path: key, parent_id: rootId, position };
    const departmentId = await insertCategory(db, { ...row, menu_icon: icon ?? null });
    for (const [at, category] of categories.entries()) {
      const { spread } = category;
      const own = urlKeyOf(category.name);
      const path = {
        url_key: own,
        url_path: `${key}/${own}`,
        parent_id: departmentId,
        position: at,
      };
      const attributes = JSON.stringify(spread ? { spread } : {});
      const texts = { name: category.name, description: category.description };
      await insertCategory(db, { ...texts, ...path, attributes });
    }
  }
  return rootId;
}

interface CategoryRow {
  readonly name: string;
  readonly description?: string;
  readonly url_key: string;
  readonly url_path: string;
  readonly parent_id: number | null;
  readonly position: number;
  readonly menu_icon?: string | null;
  readonly attributes?: string;
}

async function insertCategory(db: Db, row: CategoryRow): Promise<number> {
  const { id } = await db
    .insertInto("category")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** By code. */
type WebsiteIds = ReadonlyMap<string, number>;

async function storeViews(
  db: Db,
  store: DemoStore,
  roots: ReadonlyMap<string, number>,
): Promise<WebsiteIds> {
  const websites = new Map<string, number>();
  for (const website of store.websites) {
    const { id } = await db
      .insertInto("website")
      .values(website)
      .returning("id")
      .executeTakeFirstOrThrow();
    websites.set(website.code, id);
  }
  const groups = new Map<string, { readonly id: number; readonly websiteId: number }>();
  for (const { code, name, website, rootCategory } of store.groups) {
    const websiteId = known(websites, website);
    const row = { code, name, website_id: websiteId, root_category_id: known(roots, rootCategory) };
    const { id } = await db
      .insertInto("store_group")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    groups.set(code, { id, websiteId });
  }
  for (const [position, { code, name, group, locale, country }] of store.views.entries()) {
    const { id: group_id, websiteId: website_id } = known(groups, group);
    const row = { code, name, locale, country_code: country, group_id, website_id, position };
    await db.insertInto("store_view").values(row).execute();
  }
  return websites;
}

async function storeSettings(db: Db, { settings }: DemoStore, websites: WebsiteIds): Promise<void> {
  const scopes = [
    { scope: "default" as const, scope_id: 0, values: settings.default },
    ...Object.entries(settings.websites).map(([code, values]) => ({
      scope: "website" as const,
      scope_id: known(websites, code),
      values,
    })),
  ];
  const rows = scopes.flatMap(({ values, ...place }) =>
    Object.entries(values).map(([path, value]) => ({
      ...place,
      path,
      value: JSON.stringify(value),
    })),
  );
  await db.insertInto("config_value").values(rows).execute();
}

async function storeAttribute(db: Db, attribute: DemoAttribute, position: number): Promise<void> {
  const { code, label, input, swatch = null, options = [] } = attribute;
  const { id } = await db
    .insertInto("attribute")
    .values({
      code,
      label,
      input,
      swatch,
      position,
      is_filterable: attribute.filterable ?? false,
      is_searchable: attribute.searchable ?? false,
      is_configurable: attribute.configurable ?? false,
      is_visible: attribute.visible ?? false,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (options.length === 0) return;
  await db
    .insertInto("attribute_option")
    .values(
      options.map((option, at) => ({
        attribute_id: id,
        label: option.label,
        swatch_value: option.swatch ?? null,
        position: at,
      })),
    )
    .execute();
}

function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The demo store names "${name}" and does not have it`);
  return value;
}
