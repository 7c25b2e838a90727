import { isUnsettled, PAYMENT_STATES } from "@placket/domain/payment/payment-state";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { listPage, type PageAsked, type Sorting } from "../../list/list-page.ts";
import type { PaymentRow } from "../order.sql.ts";
import { waysToFind, type OrderSearch } from "./find-orders.sql.ts";

const SORTING: Sorting = {
  columns: {
    created: { by: sql.ref("sales_order.created_at"), as: "time" },
    total: { by: sql.ref("grand_total_minor"), as: "number" },
    email: { by: sql`lower(email)`, as: "text" },
  },
  unlessTold: "-created",
  id: sql.ref<number>("sales_order.id"),
};

/** Orders that match, newest first unless told. */
export const selectOrders = (db: Db, search: OrderSearch, page: PageAsked) =>
  listPage(listedOrders(db), SORTING, { ...page, ways: waysToFind(db, search) });

export type ListedRow = Awaited<ReturnType<ReturnType<typeof listedOrders>["execute"]>>[number];

/** Orders as lines of the list, with their latest try to pay. */
export function listedOrders(db: Db) {
  return db
    .selectFrom("sales_order")
    .leftJoinLateral(
      (inner) =>
        inner
          .selectFrom("payment")
          .select(["payment.id", "payment.state", "payment.attempt"])
          .whereRef("payment.order_id", "=", "sales_order.id")
          .orderBy("payment.attempt", "desc")
          .limit(1)
          .as("latest"),
      (join) => join.onTrue(),
    )
    .select([
      "sales_order.id",
      "number",
      "status",
      "created_at",
      "email",
      "billing_address",
      "store_view_id",
      "grand_total_minor",
      "currency",
      "has_shipped",
      "has_to_ship",
      "packed_at",
      "exchanged_return_id",
      "owes",
      "purchase_order_number",
      "payment_due_at",
      "latest.state as payment_state",
      "latest.attempt as attempts",
    ])
    .select((row) =>
      row
        .selectFrom("order_item")
        .select((item) => item.fn.sum<number>("quantity").as("pieces"))
        .whereRef("order_item.order_id", "=", "sales_order.id")
        .as("pieces"),
    )
    .select((row) =>
      row
        .exists(
          row
            .selectFrom("payment as tried")
            .select("tried.id")
            .whereRef("tried.order_id", "=", "sales_order.id")
            .where("tried.state", "in", UNSETTLED_STATES),
        )
        .as("is_unsettled"),
    )
    .select((row) =>
      row
        .exists(
          row
            .selectFrom("payment_movement as asked")
            .select("asked.id")
            .whereRef("asked.payment_id", "=", "latest.id")
            .where("asked.state", "=", sql.lit("asked")),
        )
        .as("is_money_moving"),
    );
}

const UNSETTLED_STATES = PAYMENT_STATES.filter(isUnsettled);

/** Every try to pay an order, first to last. */
export function selectPayments(db: Db, orderId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("attempt")
    .execute();
}

/** What happened to an order, first to last. */
export function selectOrderEvents(db: Db, orderId: number) {
  return db
    .selectFrom("order_event")
    .select(["status", "code", "values", "shown_to_customer", "by_email", "created_at"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}
