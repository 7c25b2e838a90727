import { goesOn, ORDER_STATUSES } from "@placket/domain/order/order-status";
import type { Db } from "../../db/database.ts";

/** The orders that were placed last and stand, with what is left of their carts. */
export const selectLastPlaced = (db: Db, limit: number) =>
  db
    .selectFrom("sales_order")
    .innerJoin("cart", "cart.id", "sales_order.cart_id")
    .select([
      "number",
      "placed_at as placedAt",
      "sales_order.store_view_id as storeViewId",
      "cart.mask_id as maskId",
      "cart.customer_group_id as groupId",
    ])
    .where("status", "in", ORDER_STATUSES.filter(goesOn))
    .where("placed_at", "is not", null)
    .orderBy("sales_order.id", "desc")
    .limit(limit)
    .$narrowType<{ placedAt: Date }>()
    .execute();
