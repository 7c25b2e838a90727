import { SHOWN_STATUSES } from "@placket/domain/order/shown-status";
import type { Db } from "../../db/database.ts";

/** How many orders a customer has, and for how much, in each currency. */
export function selectOrderSums(db: Db, customerId: number) {
  return ofCustomer(db, customerId)
    .select(({ fn, eb }) => [
      "currency",
      fn.countAll<number>().as("count"),
      fn
        .sum<number>(
          eb.case().when("status", "=", "canceled").then(0).else(eb.ref("grand_total_minor")).end(),
        )
        .as("spentMinor"),
      fn.max("created_at").as("lastAt"),
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
