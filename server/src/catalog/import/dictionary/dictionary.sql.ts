import { urlKeyOf } from "@placket/domain/catalog-import/url-key";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import {
  type Attribute,
  Dictionary,
  type DictionaryContent,
  type NewCategory,
  pathKey,
} from "./dictionary.ts";

/** Everything that rows may name. */
export async function loadDictionary(db: Db): Promise<Dictionary> {
  const views = await db
    .selectFrom("store_view")
    .select(["id", "code as name", "website_id"])
    .where("id", ">", 0)
    .orderBy("id")
    .execute();
  const content: DictionaryContent = {
    attributes: await selectAttributes(db),
    categories: await selectCategories(db),
    websites: idsByName(await db.selectFrom("website").select(["id", "code as name"]).execute()),
    storeViews: idsByName(views),
    websiteOfView: new Map(views.map(({ id, website_id }) => [id, website_id ?? 0])),
    taxClasses: idsByName(
      await db
        .selectFrom("tax_class")
        .select(["id", "name"])
        .where("kind", "=", "product")
        .execute(),
    ),
    customerGroups: idsByName(
      await db.selectFrom("customer_group").select(["id", "code as name"]).execute(),
    ),
  };
  return new Dictionary(content);
}

/** Gives pending ids their real ones. */
export type RealIds = ReadonlyMap<number, number>;

/** Stores what is pending, parents before children, and tells which id each became. */
export async function storePending(db: Db, dictionary: Dictionary): Promise<RealIds> {
  const real = new Map<number, number>();
  for (const attribute of dictionary.newAttributes) {
    const id = await insertAttribute(db, attribute);
    real.set(attribute.id, id);
    attribute.id = id;
  }
  await insertOptions(db, dictionary, real);
  for (const category of dictionary.newCategories) {
    real.set(category.id, await insertCategory(db, category, real));
  }
  for (const [key, id] of dictionary.content.categories) {
    if (id < 0) dictionary.content.categories.set(key, real.get(id) ?? id);
  }
  for (const attribute of dictionary.converted) await convertToSelect(db, attribute);
  return real;
}

async function insertAttribute(db: Db, { code, input }: Attribute): Promise<number> {
  const isAxis = input === "select";
  const row = await db
    .insertInto("attribute")
    .values({
      code,
      input,
      label: labelFromCode(code),
      swatch: code === "color" ? "color" : isAxis ? "text" : null,
      is_filterable: isAxis,
      is_configurable: isAxis,
      is_searchable: !isAxis,
      is_visible: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** `fabric_weight` reads `Fabric weight`. */
function labelFromCode(code: string): string {
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function insertOptions(
  db: Db,
  dictionary: Dictionary,
  real: Map<number, number>,
): Promise<void> {
  const { newOptions } = dictionary;
  if (newOptions.length === 0) return;
  const rows = newOptions.map(({ attribute, label }) => ({ attribute_id: attribute.id, label }));
  const { rows: stored } = await sql<{ id: number; attribute_id: number; label: string }>`
    INSERT INTO attribute_option (attribute_id, label, position)
    SELECT r.attribute_id, r.label, 1000 + row_number() OVER ()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (attribute_id integer, label text)
    RETURNING id, attribute_id, label`.execute(db);
  const ids = new Map(stored.map((row) => [`${row.attribute_id}\n${row.label}`, row.id]));
  for (const { id, attribute, label } of newOptions) {
    const realId = ids.get(`${attribute.id}\n${label}`);
    if (realId === undefined) throw new Error(`Option ${label} was not stored`);
    real.set(id, realId);
    attribute.options.set(label.toLowerCase(), realId);
    attribute.labels.delete(id);
    attribute.labels.set(realId, label);
  }
}

/** A category whose name gives the address of a brother gets a number behind it. */
async function insertCategory(
  db: Db,
  { name, parentId }: NewCategory,
  real: RealIds,
): Promise<number> {
  const parent = parentId === null ? null : (real.get(parentId) ?? parentId);
  const isRoot = parent === null;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO category (parent_id, name, url_key, url_path, position)
    SELECT ${parent}::integer, ${name}, k.key, concat_ws('/', nullif(p.url_path, ''), k.key), s.brothers + 1
    FROM (SELECT count(*)::integer AS brothers FROM category WHERE parent_id = ${parent}::integer) s
    LEFT JOIN category p ON p.id = ${parent}::integer
    CROSS JOIN LATERAL (
      SELECT CASE
        WHEN ${isRoot} THEN ''
        WHEN EXISTS (SELECT 1 FROM category c WHERE c.parent_id = ${parent}::integer AND c.url_key = ${urlKeyOf(name)})
          OR ${urlKeyOf(name)} = '' THEN concat(${urlKeyOf(name)}::text, '-', s.brothers + 1)
        ELSE ${urlKeyOf(name)} END AS key
    ) k
    RETURNING id`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`Category ${name} was not stored`);
  return row.id;
}

/** Texts that products hold for the attribute become options, and the products point at them. */
async function convertToSelect(db: Db, { id, code }: Attribute): Promise<void> {
  await sql`
    UPDATE attribute SET input = 'select', is_configurable = true, is_filterable = true,
      swatch = coalesce(swatch, CASE WHEN code = 'color' THEN 'color' ELSE 'text' END)
    WHERE id = ${id}`.execute(db);
  await sql`
    INSERT INTO attribute_option (attribute_id, label, position)
    SELECT ${id}, min(label), 1000 + row_number() OVER (ORDER BY min(label))
    FROM (SELECT attributes->>${code} AS label FROM product WHERE jsonb_typeof(attributes->${code}) = 'string') AS said
    WHERE NOT EXISTS (SELECT 1 FROM attribute_option o WHERE o.attribute_id = ${id} AND lower(o.label) = lower(said.label))
    GROUP BY lower(label)`.execute(db);
  await sql`
    UPDATE product p SET attributes = jsonb_set(p.attributes, ARRAY[${code}]::text[], to_jsonb(o.id))
    FROM attribute_option o
    WHERE o.attribute_id = ${id} AND jsonb_typeof(p.attributes->${code}) = 'string'
      AND lower(o.label) = lower(p.attributes->>${code})`.execute(db);
}

async function selectAttributes(db: Db): Promise<Map<string, Attribute>> {
  const rows = await db.selectFrom("attribute").select(["id", "code", "input"]).execute();
  const options = await db
    .selectFrom("attribute_option")
    .select(["id", "attribute_id", "label"])
    .execute();
  const byId = new Map<number, Attribute>();
  for (const { id, code, input } of rows) {
    byId.set(id, {
      id,
      code,
      input: input,
      options: new Map(),
      labels: new Map(),
    });
  }
  for (const { id, attribute_id, label } of options) {
    byId.get(attribute_id)?.options.set(label.toLowerCase(), id);
    byId.get(attribute_id)?.labels.set(id, label);
  }
  return new Map([...byId.values()].map((attribute) => [attribute.code, attribute]));
}

async function selectCategories(db: Db): Promise<Map<string, number>> {
  const paths = await categoryPaths(db);
  return new Map([...paths].map(([id, path]) => [pathKey(path), id]));
}

/** Every category's names from its root down. */
export async function categoryPaths(db: Db): Promise<Map<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; path: string[] }>`
    WITH RECURSIVE tree AS (
      SELECT id, ARRAY[name] AS path FROM category WHERE parent_id IS NULL
      UNION ALL
      SELECT c.id, t.path || c.name FROM category c JOIN tree t ON c.parent_id = t.id
    ) SELECT id, path FROM tree ORDER BY id`.execute(db);
  return new Map(rows.map(({ id, path }) => [id, path]));
}

function idsByName(
  rows: readonly { readonly id: number; readonly name: string }[],
): Map<string, number> {
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}
