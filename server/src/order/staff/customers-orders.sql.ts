import { SHOWN_STATUSES } from "@placket/domain/order/shown-status";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** How many orders a customer has, and for how much, in each currency. */
export function selectOrderSums(db: Db, customerId: number) {
  return ofCustomer(db, customerId)
    .select(({ fn }) => [
      "currency",
      fn.countAll<number>().as("count"),
      // A sum of bigints is numeric, which would come as text.
      sql<number>`coalesce(sum(grand_total_minor) FILTER (WHERE status <> 'canceled'), 0)::bigint`.as(
        "spentMinor",
      ),
    ])
    .groupBy("currency")
    .orderBy("currency")
    .execute();
}

/** A customer's orders, the last placed first. */
export function selectLatestOrders(db: Db, customerId: number, limit: number) {
  return ofCustomer(db, customerId)
    .select(["number", "status", "created_at", "grand_total_minor", "currency"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

const ofCustomer = (db: Db, customerId: number) =>
  db
    .selectFrom("sales_order")
    .where("customer_id", "=", customerId)
    .where((eb) => eb("status", "=", eb.fn.any(eb.val([...SHOWN_STATUSES]))));
