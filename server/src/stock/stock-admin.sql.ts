import { LOW_PIECES, type StockLevel } from "@placket/domain/stock/stock-level";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** Which shelves staff look for. */
export interface StockSearch {
  /** The beginning of an sku, or a part of a name; `""` for all. */
  readonly text: string;
  readonly level?: StockLevel | undefined;
}

/** Pieces that are kept back are not there for a shopper. */
const FREE = sql`quantity - greatest(0, out_of_stock_quantity)`;

/** `takingPieces` asks the same: what it would refuse is none. */
const LEVEL = sql<StockLevel>`CASE
  WHEN NOT is_in_stock OR (${FREE} <= 0 AND NOT backorders) THEN 'none'
  WHEN ${FREE} < greatest(notify_below, ${sql.lit(LOW_PIECES)}) THEN 'low'
  ELSE 'enough' END`;

/** By quantity without an index of its own: one would be written with every piece that an order takes. */
const SORTING: Sorting = {
  columns: {
    sku: { by: sql`lower(product.sku)`, as: "text" },
    quantity: { by: sql.ref("quantity"), as: "number" },
  },
  unlessTold: "sku",
  id: sql.ref<number>("product.id"),
};

export type StockRow = NonNullable<Awaited<ReturnType<typeof selectStockItem>>>;

/** Shelves that match, by sku unless told. */
export function selectStock(db: Db, { text, level }: StockSearch, page: PageAsked) {
  let query = counted(db);
  if (text !== "") {
    const literal = literally(text);
    query = query.where((row) =>
      row.or([
        row(sql`lower(product.sku)`, "like", `${literal.toLowerCase()}%`),
        row("product.name", "ilike", `%${literal}%`),
      ]),
    );
  }
  if (level !== undefined) query = query.where(LEVEL, "=", level);
  return listPage(query, SORTING, page);
}

/** What is there of one product; `undefined` where nobody counts. */
export function selectStockItem(db: Db, productId: number) {
  return counted(db).where("product.id", "=", productId).executeTakeFirst();
}

/** Products whose pieces are counted, and their shelves: nobody counts those of a family or of a bundle. */
export const counted = (db: Db) =>
  db
    .selectFrom("stock_item")
    .innerJoin("product", "product.id", "stock_item.product_id")
    .select([
      "product.id",
      "product.sku",
      "product.name",
      "stock_item.quantity",
      "stock_item.is_in_stock as isInStock",
      LEVEL.as("level"),
    ])
    .where("manage_stock", "=", true)
    .where("product.type", "in", ["simple", "virtual", "giftcard"]);

/** What staff say of a shelf. */
export interface Counted {
  readonly quantity: number;
  readonly isInStock: boolean;
}

/** Pieces that nobody says stay as they are, and are not asked after. */
type Said = Pick<Counted, "isInStock"> & Partial<Pick<Counted, "quantity">>;

/** Writes what is there, if there is still what was seen; gives whether there was. */
export async function updateStock(
  db: Db,
  productId: number,
  { seen, now }: { readonly seen: Said; readonly now: Said },
): Promise<boolean> {
  let query = db
    .updateTable("stock_item")
    .set({ is_in_stock: now.isInStock })
    .where("product_id", "=", productId)
    .where("is_in_stock", "=", seen.isInStock);
  if (now.quantity !== undefined) query = query.set({ quantity: now.quantity });
  if (seen.quantity !== undefined) query = query.where("quantity", "=", seen.quantity);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
