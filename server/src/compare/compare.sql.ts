import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** A list of what is compared. */
export interface CompareList {
  readonly id: number;
  readonly uid: string;
  /** `null` while it is a guest's. */
  readonly customerId: number | null;
  /** The last added first. */
  readonly productIds: readonly number[];
}

type Found =
  | { readonly uid: string; readonly websiteId: number }
  | { readonly customerId: number; readonly websiteId: number };

/** A list by its uid or by whose it is, with its products: one statement. */
export async function selectList(db: Db, found: Found): Promise<CompareList | undefined> {
  const lists = db.selectFrom("compare_list").where("website_id", "=", found.websiteId);
  const list =
    "uid" in found
      ? lists.where("uid", "=", found.uid)
      : lists.where("customer_id", "=", found.customerId);
  return list
    .select([
      "id",
      "uid",
      "customer_id as customerId",
      sql<number[]>`ARRAY(SELECT product_id FROM compare_item WHERE list_id = compare_list.id
        ORDER BY added_at DESC, product_id DESC)`.as("productIds"),
    ])
    .executeTakeFirst();
}

/** Until the transaction ends nobody else changes this list: so many are not more. */
export async function lockList(db: Db, id: number): Promise<void> {
  await db.selectFrom("compare_list").select("id").where("id", "=", id).forUpdate().execute();
}

/** A list of somebody; a customer who has one keeps it. */
export async function insertList(
  db: Db,
  list: {
    readonly uid: string;
    readonly customerId: number | null;
    readonly websiteId: number;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .insertInto("compare_list")
    .values({
      uid: list.uid,
      customer_id: list.customerId,
      website_id: list.websiteId,
      touched_at: list.now,
    })
    .onConflict((on) => on.columns(["customer_id", "website_id"]).doNothing())
    .execute();
}

/** Puts products on a list; those that are there stay where they are. The first of them stands first. */
export async function insertCompared(
  db: Db,
  listId: number,
  { productIds, now }: { readonly productIds: readonly number[]; readonly now: Date },
): Promise<void> {
  if (productIds.length > 0) {
    const rows = productIds.map((product_id, place) => ({
      list_id: listId,
      product_id,
      added_at: new Date(now.getTime() - place),
    }));
    await db
      .insertInto("compare_item")
      .values(rows)
      .onConflict((on) => on.columns(["list_id", "product_id"]).doNothing())
      .execute();
  }
  await db.updateTable("compare_list").set({ touched_at: now }).where("id", "=", listId).execute();
}

/** Takes products off a list; all of them where none is named. */
export async function deleteCompared(
  db: Db,
  listId: number,
  productIds?: readonly number[],
): Promise<void> {
  const items = db.deleteFrom("compare_item").where("list_id", "=", listId);
  if (!productIds) await items.execute();
  else if (productIds.length > 0) await items.where("product_id", "in", productIds).execute();
}

/** Deletes a comparison by its id. */
export async function deleteList(db: Db, id: number): Promise<void> {
  await db.deleteFrom("compare_list").where("id", "=", id).execute();
}

/** Lists of guests that nobody has changed since then. */
export async function deleteLeft(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("compare_list")
    .where("customer_id", "is", null)
    .where("touched_at", "<", before)
    .execute();
}

/** Deletes the comparisons of a customer. */
export async function deleteListsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("compare_list").where("customer_id", "=", customerId).execute();
}

/** What a customer compares, in every website. */
export async function selectComparedBy(
  db: Db,
  customerId: number,
): Promise<{ readonly productId: number; readonly addedAt: Date }[]> {
  return db
    .selectFrom("compare_list")
    .innerJoin("compare_item", "list_id", "id")
    .select(["product_id as productId", "added_at as addedAt"])
    .where("customer_id", "=", customerId)
    .orderBy("added_at", "desc")
    .orderBy("product_id", "desc")
    .execute();
}
