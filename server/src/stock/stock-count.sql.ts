import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { counted } from "./stock-admin.sql.ts";
import type { Pieces } from "./stock.sql.ts";

/** What is there of a product that is counted. */
export interface Shelf extends Pieces {
  readonly sku: string;
}

/** The shelves of these products, where anybody counts. */
export function selectShelves(db: Db, skus: readonly string[]): Promise<Shelf[]> {
  return shelves(db, skus).execute();
}

/** The same, and nobody else changes them until the transaction ends; held in the order in which orders hold them. */
export function holdShelves(db: Db, skus: readonly string[]): Promise<Shelf[]> {
  return shelves(db, skus).orderBy("stock_item.product_id").forUpdate("stock_item").execute();
}

const shelves = (db: Db, skus: readonly string[]) =>
  counted(db)
    .clearSelect()
    .select(["stock_item.product_id as productId", "product.sku", "stock_item.quantity"])
    .where(sql<boolean>`product.sku = ANY(${skus}::text[])`);

/** Which of these a product has, whether anybody counts it or not. */
export async function selectKnownSkus(db: Db, skus: readonly string[]): Promise<string[]> {
  const known = await db
    .selectFrom("product")
    .select("sku")
    .where(sql<boolean>`sku = ANY(${skus}::text[])`)
    .execute();
  return known.map(({ sku }) => sku);
}

/** Writes what is there; whoever asks holds the shelves. */
export async function updateShelves(db: Db, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return;
  const ids = pieces.map(({ productId }) => productId);
  const quantities = pieces.map(({ quantity }) => quantity);
  await sql`
    UPDATE stock_item SET quantity = counted.quantity
    FROM unnest(${ids}::int[], ${quantities}::int[]) AS counted (product_id, quantity)
    WHERE stock_item.product_id = counted.product_id`.execute(db);
}

/** Keeps the key of a count; gives what came of the count that has it already, once that is known. */
export async function beginCount(
  db: Db,
  count: { readonly key: string; readonly digest: string; readonly at: Date },
): Promise<{ readonly digest: string; readonly cameOf: unknown } | undefined> {
  const kept = await db
    .insertInto("stock_count")
    .values(count)
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (kept) return undefined;
  return db
    .selectFrom("stock_count")
    .select(["digest", "came_of as cameOf"])
    .where("key", "=", count.key)
    .executeTakeFirst();
}

/** Notes what came of a count of stock, so that the same count sent again is answered alike. */
export async function endCount(db: Db, key: string, cameOf: object): Promise<void> {
  await db
    .updateTable("stock_count")
    .set({ came_of: JSON.stringify(cameOf) })
    .where("key", "=", key)
    .execute();
}

/** Deletes the counts of stock from before then. */
export async function deleteCountsBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom("stock_count").where("at", "<", at).execute();
}
