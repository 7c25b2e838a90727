import type { Db } from "../../db/database.ts";

/** What the picture of an ordered line is drawn from, and what opens it. */
export const selectSewnLine = (db: Db, id: number) =>
  db
    .selectFrom("order_item")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select([
      "order_item.id",
      "order_item.product_id as productId",
      "order_item.parent_id as parentId",
      "order_item.configuration",
      "sales_order.store_view_id as storeViewId",
      "sales_order.confirmation_token as token",
    ])
    .where("order_item.id", "=", id)
    .executeTakeFirst();
