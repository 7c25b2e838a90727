import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Whose lists they are: a customer's, in a website. */
export interface ListsOf {
  readonly customerId: number;
  readonly websiteId: number;
}

/** A wish list without what stands on it. */
export interface ListRow {
  readonly id: number;
  /** Empty while nobody has named it. */
  readonly name: string;
  readonly isDefault: boolean;
  readonly sharingCode: string | null;
  readonly tellsFirstName: boolean;
  readonly updatedAt: Date;
}

/** What stands on a wish list. */
export interface ItemRow {
  readonly id: number;
  readonly listId: number;
  /** What has a page: a family, or a product that comes in one form. */
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
  readonly note: string;
  readonly addedAt: Date;
}

const LIST = [
  "wishlist.id",
  "name",
  "is_default as isDefault",
  "sharing_code as sharingCode",
  "tells_first_name as tellsFirstName",
  "wishlist.updated_at as updatedAt",
] as const;

const ITEM = [
  "wishlist_item.id",
  "wishlist_id as listId",
  "product_id as productId",
  "variant_id as variantId",
  "quantity",
  "note",
  "added_at as addedAt",
] as const;

const listsOf = (db: Db, { customerId, websiteId }: ListsOf) =>
  db
    .selectFrom("wishlist")
    .where("customer_id", "=", customerId)
    .where("website_id", "=", websiteId);

/** The lists of a customer, the first one first. */
export function selectLists(db: Db, of: ListsOf): Promise<ListRow[]> {
  return listsOf(db, of)
    .select(LIST)
    .orderBy("is_default", "desc")
    .orderBy("wishlist.id")
    .execute();
}

/** All that stands on them, the last added first. */
export function selectItems(db: Db, of: ListsOf): Promise<ItemRow[]> {
  return listsOf(db, of)
    .innerJoin("wishlist_item", "wishlist_id", "wishlist.id")
    .select(ITEM)
    .orderBy("added_at", "desc")
    .orderBy("wishlist_item.id", "desc")
    .execute();
}

/** The list behind a link, with what its owner is called. */
export async function selectShared(
  db: Db,
  { code, websiteId }: { readonly code: string; readonly websiteId: number },
): Promise<(ListRow & { readonly firstName: string }) | undefined> {
  return db
    .selectFrom("wishlist")
    .innerJoin("customer", "customer.id", "customer_id")
    .select([...LIST, "first_name as firstName"])
    .where("sharing_code", "=", code)
    .where("website_id", "=", websiteId)
    .where("customer.is_active", "=", true)
    .executeTakeFirst();
}

/** What stands on one list, the last added first. */
export function selectItemsOn(db: Db, listId: number): Promise<ItemRow[]> {
  return db
    .selectFrom("wishlist_item")
    .select(ITEM)
    .where("wishlist_id", "=", listId)
    .orderBy("added_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Until the transaction ends nobody else changes the lists of this customer: so many are not more. */
export async function holdListsOf(db: Db, customerId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wish lists ${customerId}`}::text, 0))`.execute(
    db,
  );
}

/** Adds a wish list of a customer on a website. Gives its id. */
export async function insertList(
  db: Db,
  { customerId, websiteId }: ListsOf,
  list: { readonly name: string; readonly isDefault: boolean; readonly now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto("wishlist")
    .values({
      customer_id: customerId,
      website_id: websiteId,
      name: list.name,
      is_default: list.isDefault,
      created_at: list.now,
      updated_at: list.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What is left out stays. */
export async function updateList(
  db: Db,
  id: number,
  change: {
    readonly name?: string;
    readonly sharingCode?: string | null;
    readonly tellsFirstName?: boolean;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .updateTable("wishlist")
    .set({
      updated_at: change.now,
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.sharingCode === undefined ? {} : { sharing_code: change.sharingCode }),
      ...(change.tellsFirstName === undefined ? {} : { tells_first_name: change.tellsFirstName }),
    })
    .where("id", "=", id)
    .execute();
}

/** Deletes a wish list by its id. */
export async function deleteList(db: Db, id: number): Promise<void> {
  await db.deleteFrom("wishlist").where("id", "=", id).execute();
}

/** What is put on a list. */
export type NewItem = Omit<ItemRow, "id" | "listId" | "addedAt">;

/** Puts items on a list, or their new pieces and notes where they stand there already. */
export async function writeItems(
  db: Db,
  listId: number,
  { items, now }: { readonly items: readonly NewItem[]; readonly now: Date },
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item) => ({
    wishlist_id: listId,
    product_id: item.productId,
    variant_id: item.variantId,
    quantity: item.quantity,
    note: item.note,
    added_at: now,
  }));
  await db
    .insertInto("wishlist_item")
    .values(rows)
    .onConflict((on) =>
      on.expression(sql`wishlist_id, product_id, COALESCE(variant_id, 0)`).doUpdateSet((eb) => ({
        quantity: eb.ref("excluded.quantity"),
        note: eb.ref("excluded.note"),
      })),
    )
    .execute();
}

/** Deletes wishes by their ids. */
export async function deleteItems(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom("wishlist_item").where("id", "in", ids).execute();
}

/** Deletes the wish lists of a customer on every website. */
export async function deleteListsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("wishlist").where("customer_id", "=", customerId).execute();
}

/** All lists of a customer, in every website, with what stands on them. */
export async function selectListsOfCustomer(
  db: Db,
  customerId: number,
): Promise<(ListRow & { readonly websiteId: number; readonly items: readonly ItemRow[] })[]> {
  const lists = await db
    .selectFrom("wishlist")
    .select([...LIST, "website_id as websiteId"])
    .where("customer_id", "=", customerId)
    .orderBy("website_id")
    .orderBy("is_default", "desc")
    .orderBy("id")
    .execute();
  const items = await db
    .selectFrom("wishlist")
    .innerJoin("wishlist_item", "wishlist_id", "wishlist.id")
    .select(ITEM)
    .where("customer_id", "=", customerId)
    .orderBy("added_at", "desc")
    .orderBy("wishlist_item.id", "desc")
    .execute();
  return lists.map((list) => ({
    ...list,
    items: items.filter(({ listId }) => listId === list.id),
  }));
}

/**
 * They are another customer's from now on. What stands on the first list goes to the other's first one, where they have
 * one, as far as it does not stand there; no link of the former owner works any more.
 */
export async function updateOwnerOfLists(db: Db, fromId: number, intoId: number): Promise<void> {
  await sql`UPDATE wishlist_item AS moved SET wishlist_id = kept.id
    FROM wishlist AS old, wishlist AS kept
    WHERE moved.wishlist_id = old.id AND old.customer_id = ${fromId} AND old.is_default
      AND kept.customer_id = ${intoId} AND kept.website_id = old.website_id AND kept.is_default
      AND NOT EXISTS (SELECT FROM wishlist_item AS same WHERE same.wishlist_id = kept.id
        AND same.product_id = moved.product_id
        AND COALESCE(same.variant_id, 0) = COALESCE(moved.variant_id, 0))`.execute(db);
  await sql`UPDATE wishlist AS moved SET customer_id = ${intoId}, sharing_code = NULL
    WHERE customer_id = ${fromId} AND NOT (is_default AND EXISTS (SELECT FROM wishlist AS kept
      WHERE kept.customer_id = ${intoId} AND kept.website_id = moved.website_id
        AND kept.is_default))`.execute(db);
}
