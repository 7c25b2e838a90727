import { lineFromStore, storedLine } from "@placket/contract/cart/stored-lines.codec";
import type { StoredCartItem } from "@placket/domain/cart/cart";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { logosNamed, namesLogo, usesOn } from "../embroidery/logo/logo-uses.ts";

/** Whose saved products they are: a customer's, in a website. */
export interface SavedBy {
  readonly customerId: number;
  readonly websiteId: number;
}

/** A product that was saved, as the line of a cart that it can become. */
export interface SavedProduct extends StoredCartItem {
  readonly name: string;
  readonly pictureKey: string;
  readonly savedAt: Date;
}

const COLUMNS = [
  "id",
  "name",
  "product_id as productId",
  "parent_id as parentId",
  "quantity",
  "configuration",
  "picture_key as pictureKey",
  "saved_at as savedAt",
] as const;

interface Row extends Omit<SavedProduct, "configuration" | "overrideCategoryId"> {
  readonly configuration: unknown;
}

/** What is no line any more by its shape is none: it is left out of lists, and not found. */
function savedProduct({ id, name, pictureKey, savedAt, ...row }: Row): SavedProduct[] {
  const line = storedLine.safeParse({ ...row, overrideCategoryId: null });
  return line.success ? [{ ...lineFromStore(line.data, id), name, pictureKey, savedAt }] : [];
}

const standing = (db: Db) =>
  db.selectFrom("saved_product").select(COLUMNS).where("removed_at", "is", null);

/** What somebody has saved in a website, the last first. */
export async function selectSavedProducts(db: Db, by: SavedBy): Promise<SavedProduct[]> {
  const rows = await standing(db)
    .where("customer_id", "=", by.customerId)
    .where("website_id", "=", by.websiteId)
    .orderBy("saved_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.flatMap(savedProduct);
}

/** How many products a customer has saved on a website; those taken away do not count. */
export async function countSavedProducts(db: Db, by: SavedBy): Promise<number> {
  const { count } = await db
    .selectFrom("saved_product")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("removed_at", "is", null)
    .where("customer_id", "=", by.customerId)
    .where("website_id", "=", by.websiteId)
    .executeTakeFirstOrThrow();
  return count;
}

/** One of them; a stranger's is not found. */
export async function selectSavedProduct(
  db: Db,
  by: SavedBy,
  id: number,
): Promise<SavedProduct | undefined> {
  const row = await standing(db)
    .where("customer_id", "=", by.customerId)
    .where("website_id", "=", by.websiteId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && savedProduct(row)[0];
}

/** One of anybody, with its website: for whoever has the key of its picture. */
export async function selectPictured(
  db: Db,
  id: number,
): Promise<(SavedProduct & { readonly websiteId: number }) | undefined> {
  const row = await standing(db)
    .select("website_id as websiteId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { websiteId, ...saved } = row;
  return savedProduct(saved).map((one) => ({ ...one, websiteId }))[0];
}

/** Until the transaction ends nobody else saves for this customer: so many are not more. */
export async function holdSavingOf(db: Db, customerId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved products ${customerId}`}::text, 0))`.execute(
    db,
  );
}

/** What is saved, beside whose it is. */
type ToSave = Pick<SavedProduct, "name" | "pictureKey" | "productId" | "parentId" | "quantity"> & {
  readonly configuration: StoredCartItem["configuration"];
  readonly hash: string;
  readonly savedAt: Date;
};

const columnsOf = (line: Omit<ToSave, "pictureKey">) => ({
  name: line.name,
  product_id: line.productId,
  parent_id: line.parentId,
  quantity: line.quantity,
  configuration: JSON.stringify(line.configuration),
  hash: line.hash,
  saved_at: line.savedAt,
  removed_at: null,
});

/** Saves a product; one that is the same but for its name and pieces gets these. Gives its id. */
export async function insertSaved(
  db: Db,
  by: SavedBy,
  { isNamed, ...line }: ToSave & { readonly isNamed: boolean },
): Promise<number> {
  const columns = columnsOf(line);
  const { id } = await db
    .insertInto("saved_product")
    .values({
      ...columns,
      customer_id: by.customerId,
      website_id: by.websiteId,
      picture_key: line.pictureKey,
    })
    .onConflict((on) =>
      on.columns(["customer_id", "website_id", "hash"]).doUpdateSet({
        name: isNamed ? columns.name : KEPT_NAME,
        quantity: columns.quantity,
        saved_at: columns.saved_at,
        removed_at: null,
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What its owner called it stays, unless they have taken it away since. */
const KEPT_NAME = sql<string>`CASE WHEN saved_product.removed_at IS NULL THEN saved_product.name ELSE excluded.name END`;

/** Puts something else in the place of a saved product; another one that is the same by now becomes one with it. */
export async function replaceSaved(
  db: Db,
  { id, ...by }: SavedBy & { readonly id: number },
  line: Omit<ToSave, "pictureKey">,
): Promise<void> {
  await db
    .deleteFrom("saved_product")
    .where("customer_id", "=", by.customerId)
    .where("website_id", "=", by.websiteId)
    .where("hash", "=", line.hash)
    .where("id", "<>", id)
    .execute();
  await db.updateTable("saved_product").set(columnsOf(line)).where("id", "=", id).execute();
}

/** Gives a saved product another name. */
export async function updateSavedName(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable("saved_product").set({ name }).where("id", "=", id).execute();
}

/** Takes one away, or puts it back; false where there is none that could be. */
export async function updateRemoved(
  db: Db,
  { id, ...by }: SavedBy & { readonly id: number },
  removedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("saved_product")
    .set({ removed_at: removedAt })
    .where("customer_id", "=", by.customerId)
    .where("website_id", "=", by.websiteId)
    .where("id", "=", id)
    .where("removed_at", removedAt ? "is" : "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those that were taken away before then. */
export async function deleteRemovedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("saved_product").where("removed_at", "<", before).execute();
}

/** Deletes what products a customer has saved. */
export async function deleteSavedProductsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("saved_product").where("customer_id", "=", customerId).execute();
}

/** All that a customer has saved, in every website. */
export async function selectSavedProductsOf(db: Db, customerId: number): Promise<SavedProduct[]> {
  const rows = await standing(db).where("customer_id", "=", customerId).orderBy("id").execute();
  return rows.flatMap(savedProduct);
}

/** Where these logos stand on saved products. */
export async function logosOnSaved({ db }: { readonly db: Db }, numbers: readonly string[]) {
  const lines = db.selectFrom("saved_product").select(logosNamed.as("logos"));
  return usesOn(await lines.where(namesLogo(numbers)).execute());
}

/** They are another customer's from now on; what both have stays the other's own. */
export async function updateOwnerOfSavedProducts(
  db: Db,
  fromId: number,
  intoId: number,
): Promise<void> {
  await sql`UPDATE saved_product AS moved SET customer_id = ${intoId} WHERE customer_id = ${fromId}
    AND NOT EXISTS (SELECT FROM saved_product AS kept WHERE kept.customer_id = ${intoId}
      AND kept.website_id = moved.website_id AND kept.hash = moved.hash)`.execute(db);
}
