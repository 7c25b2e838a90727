import type { PlacedCategory, MovedPath } from "@placket/domain/catalog/category/category-place";
import type {
  CategoryInView,
  CategoryValues,
} from "@placket/domain/catalog/category/staff-category";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { recordset } from "../import/write/recordset.sql.ts";

/** A category as a line of the tree, with how many products lie in it itself. */
export interface CategoryLine extends PlacedCategory {
  readonly isActive: boolean;
  readonly inMenu: boolean;
  readonly products: number;
}

/** All categories of all trees; neighbours in their order. */
export async function selectTree(db: Db): Promise<readonly CategoryLine[]> {
  const { rows } = await sql<CategoryLine>`
    SELECT c.id, c.parent_id AS "parentId", c.name, c.url_key AS "urlKey", c.url_path AS "urlPath", c.position,
      c.is_active AS "isActive", c.in_menu AS "inMenu", coalesce(p.products, 0) AS products
    FROM category c
    LEFT JOIN (SELECT category_id, count(*)::int AS products FROM category_product GROUP BY 1) p ON p.category_id = c.id
    ORDER BY c.position, c.id`.execute(db);
  return rows;
}

/** What is kept of one category. */
export interface KeptCategory extends CategoryValues, PlacedCategory {
  /** The picture beside it in a menu, as an address; `null` where it has none. */
  readonly menuIcon: string | null;
}

/** One category; `undefined` where it is not there any more. */
export function selectCategory(db: Db, id: number): Promise<KeptCategory | undefined> {
  return db
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
      "description",
      "meta_title as metaTitle",
      "meta_description as metaDescription",
      "meta_keywords as metaKeywords",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** What store views say of a category, as the rows are kept, by the id of the view. */
export async function selectSaid(
  db: Db,
  id: number,
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  const rows = await db
    .selectFrom("category_scope_value")
    .select(["store_view_id", "value"])
    .where("category_id", "=", id)
    .orderBy("store_view_id")
    .execute();
  return new Map(
    rows.map((row) => [row.store_view_id, (row.value ?? {}) as Readonly<Record<string, unknown>>]),
  );
}

/** Lets nobody else write a category until the transaction ends; importers may go on to put products into them. */
export async function holdTree(db: Db): Promise<void> {
  await sql`SELECT FROM category ORDER BY id FOR NO KEY UPDATE`.execute(db);
}

/** Makes a category at the end of its parent's; gives its id. */
export async function insertCategory(
  db: Db,
  { parentId, ...values }: CategoryValues & { readonly parentId: number; readonly urlPath: string },
): Promise<number> {
  const { id } = await db
    .insertInto("category")
    .values({ ...columnsOf(values), url_path: values.urlPath, parent_id: parentId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what a category says everywhere; where it stands is written by `writePaths`. */
export async function updateCategory(db: Db, id: number, values: CategoryValues): Promise<void> {
  await db.updateTable("category").set(columnsOf(values)).where("id", "=", id).execute();
}

const columnsOf = (values: CategoryValues) => ({
  name: values.name,
  url_key: values.urlKey,
  is_active: values.isActive,
  in_menu: values.inMenu,
  description: values.description,
  meta_title: values.metaTitle,
  meta_description: values.metaDescription,
  meta_keywords: values.metaKeywords,
});

/** Columns by the fields that a store view may say otherwise. */
export const VIEW_COLUMNS = {
  name: "name",
  description: "description",
  metaTitle: "meta_title",
  metaDescription: "meta_description",
  metaKeywords: "meta_keywords",
  isActive: "is_active",
  inMenu: "in_menu",
} as const satisfies Readonly<Record<keyof CategoryInView, string>>;

/** Writes what one store view says of a category, as the row is kept; an empty one is taken away. */
export async function writeSaid(
  db: Db,
  { categoryId, viewId }: { readonly categoryId: number; readonly viewId: number },
  value: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (Object.keys(value).length === 0) {
    await db
      .deleteFrom("category_scope_value")
      .where("category_id", "=", categoryId)
      .where("store_view_id", "=", viewId)
      .execute();
    return;
  }
  await sql`
    INSERT INTO category_scope_value (category_id, store_view_id, value)
    VALUES (${categoryId}, ${viewId}, ${JSON.stringify(value)}::jsonb)
    ON CONFLICT (category_id, store_view_id) DO UPDATE SET value = excluded.value`.execute(db);
}

/** Puts a category below another one. */
export async function updateParent(db: Db, id: number, parentId: number): Promise<void> {
  await db.updateTable("category").set({ parent_id: parentId }).where("id", "=", id).execute();
}

/** Numbers neighbours by their order. */
export async function writeOrder(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE category c SET position = o.at - 1
    FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS o (id, at) WHERE c.id = o.id`.execute(db);
}

/** Writes the addresses of categories that moved. */
export async function writePaths(db: Db, moves: readonly MovedPath[]): Promise<void> {
  if (moves.length === 0) return;
  const moved = recordset(moves, 'id int, "to" text');
  await sql`UPDATE category c SET url_path = r."to" FROM ${moved} WHERE c.id = r.id`.execute(db);
}

/** Gives a category a picture beside its name in the menu, or none. */
export async function updateMenuIcon(db: Db, id: number, address: string | null): Promise<void> {
  await db.updateTable("category").set({ menu_icon: address }).where("id", "=", id).execute();
}

/** Takes a category away; its products stay, and lie in it no more. */
export async function deleteCategory(db: Db, id: number): Promise<void> {
  await db.deleteFrom("category").where("id", "=", id).execute();
}
