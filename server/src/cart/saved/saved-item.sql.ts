import type { StoredCartItem } from "@placket/domain/cart/cart";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { LineToWrite } from "../cart.sql.ts";

/** Whose lines were put aside: a guest's are their cart's, a customer's their own in a website. */
export type SavedBy =
  | { readonly cartId: number }
  | { readonly customerId: number; readonly websiteId: number };

/** A line that was put aside. */
export interface SavedItem extends StoredCartItem {
  readonly hash: string;
  readonly savedAt: Date;
}

const COLUMNS = [
  "id",
  "product_id as productId",
  "parent_id as parentId",
  "quantity",
  "override_category_id as overrideCategoryId",
  "configuration",
  "hash",
  "saved_at as savedAt",
] as const;

/** What somebody put aside, in the order in which they did. */
export async function selectSaved(db: Db, by: SavedBy): Promise<SavedItem[]> {
  const rows = await savedBy(db, by).select(COLUMNS).orderBy("id").execute();
  return rows.map(savedItem);
}

function savedBy(db: Db, by: SavedBy) {
  const saved = db.selectFrom("saved_item");
  return "cartId" in by
    ? saved.where("cart_id", "=", by.cartId)
    : saved.where("customer_id", "=", by.customerId).where("website_id", "=", by.websiteId);
}

const savedItem = ({
  configuration,
  ...row
}: Omit<SavedItem, "configuration"> & { readonly configuration: unknown }): SavedItem => ({
  ...row,
  configuration: configuration as SavedItem["configuration"],
});

/** One of them, held until the transaction ends: whoever else wants it waits, and finds what is left. */
export async function holdSaved(db: Db, by: SavedBy, id: number): Promise<SavedItem | undefined> {
  const row = await savedBy(db, by)
    .select(COLUMNS)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && savedItem(row);
}

/** Puts lines aside; one that is there already gets its new quantity. */
export async function writeSaved(
  db: Db,
  by: SavedBy,
  { lines, now }: { readonly lines: readonly LineToWrite[]; readonly now: Date },
): Promise<void> {
  const owner =
    "cartId" in by
      ? { cart_id: by.cartId }
      : { customer_id: by.customerId, website_id: by.websiteId };
  const rows = lines.map((line) => ({
    ...owner,
    product_id: line.productId,
    parent_id: line.parentId,
    quantity: line.quantity,
    override_category_id: line.overrideCategoryId,
    configuration: JSON.stringify(line.configuration),
    hash: line.hash,
    saved_at: now,
  }));
  await db
    .insertInto("saved_item")
    .values(rows)
    .onConflict((on) =>
      on
        .columns("cartId" in by ? ["cart_id", "hash"] : ["customer_id", "website_id", "hash"])
        .doUpdateSet((eb) => ({ quantity: eb.ref("excluded.quantity") })),
    )
    .execute();
}

/** The line of that number, whosever it is, and the store view or website that it was put aside in. */
export async function selectSavedLine(
  db: Db,
  id: number,
): Promise<
  | (SavedItem & { readonly storeViewId: number | null; readonly websiteId: number | null })
  | undefined
> {
  const row = await db
    .selectFrom("saved_item")
    .leftJoin("cart", "cart.id", "saved_item.cart_id")
    .select([
      "saved_item.id",
      "product_id as productId",
      "parent_id as parentId",
      "quantity",
      "override_category_id as overrideCategoryId",
      "configuration",
      "hash",
      "saved_at as savedAt",
      "website_id as websiteId",
      "cart.store_view_id as storeViewId",
    ])
    .where("saved_item.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { storeViewId, websiteId, ...saved } = row;
  return { ...savedItem(saved), storeViewId, websiteId };
}

/** How many pieces of a line that is held are left; with none it is gone. */
export async function updateSavedQuantity(db: Db, id: number, quantity: number): Promise<void> {
  if (quantity > 0) {
    await db.updateTable("saved_item").set({ quantity }).where("id", "=", id).execute();
  } else {
    await db.deleteFrom("saved_item").where("id", "=", id).execute();
  }
}

/** False where there is none of the kind. */
export async function deleteSaved(db: Db, by: SavedBy, id: number): Promise<boolean> {
  const held = await holdSaved(db, by, id);
  if (held) await updateSavedQuantity(db, id, 0);
  return held !== undefined;
}

/** Deletes what was saved for later of a guest's cart. */
export async function deleteSavedOfCart(db: Db, cartId: number): Promise<void> {
  await db.deleteFrom("saved_item").where("cart_id", "=", cartId).execute();
}

/** Deletes what a customer has saved for later. */
export async function deleteSavedOfCustomer(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("saved_item").where("customer_id", "=", customerId).execute();
}

/**
 * Lines of a customer that are another one's now. Of a line that both have, the greater number of pieces stays; the
 * other goes with its account.
 */
export async function updateOwnerOfSaved(db: Db, fromId: number, intoId: number): Promise<void> {
  await sql`UPDATE saved_item AS kept SET quantity = greatest(kept.quantity, coming.quantity)
    FROM saved_item AS coming
    WHERE kept.customer_id = ${intoId} AND coming.customer_id = ${fromId}
      AND kept.website_id = coming.website_id AND kept.hash = coming.hash`.execute(db);
  await sql`UPDATE saved_item AS moved SET customer_id = ${intoId} WHERE customer_id = ${fromId}
    AND NOT EXISTS (SELECT FROM saved_item AS kept WHERE kept.customer_id = ${intoId}
      AND kept.website_id = moved.website_id AND kept.hash = moved.hash)`.execute(db);
}

/** All that a customer put aside, in every website. */
export async function selectSavedOfCustomer(db: Db, customerId: number): Promise<SavedItem[]> {
  const rows = await db
    .selectFrom("saved_item")
    .select(COLUMNS)
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .execute();
  return rows.map(savedItem);
}
