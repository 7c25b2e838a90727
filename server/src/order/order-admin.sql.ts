import type { OrderStatus } from "@placket/domain/order/order-status";
import type { Db } from "../db/database.ts";
import type { PaymentRow } from "./order.sql.ts";

/** Which orders staff look for. */
export interface OrderSearch {
  /** The beginning of a number or a part of an email; `""` for all. */
  readonly text: string;
  readonly status?: OrderStatus | undefined;
  /** Only orders older than the one with this id. */
  readonly before?: number | undefined;
}

export type OrderListRow = Awaited<ReturnType<typeof selectOrders>>[number];

/** Orders that match, newest first, with their latest try to pay. */
export function selectOrders(db: Db, search: OrderSearch, limit: number) {
  let query = matching(db, search.text)
    .leftJoinLateral(
      (inner) =>
        inner
          .selectFrom("payment")
          .select(["payment.state", "payment.attempt"])
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
    .orderBy("sales_order.id", "desc")
    .limit(limit);
  if (search.status !== undefined) query = query.where("status", "=", search.status);
  if (search.before !== undefined) query = query.where("sales_order.id", "<", search.before);
  return query.execute();
}

/** How many orders match, by status. */
export async function countOrders(
  db: Db,
  text: string,
): Promise<Partial<Record<OrderStatus, number>>> {
  const rows = await matching(db, text)
    .select((row) => ["status", row.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

function matching(db: Db, text: string) {
  const orders = db.selectFrom("sales_order");
  if (text === "") return orders;
  const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return orders.where((row) =>
    row.or([row("number", "like", `${literal}%`), row("email", "ilike", `%${literal}%`)]),
  );
}

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
    .select(["status", "note", "created_at"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}
