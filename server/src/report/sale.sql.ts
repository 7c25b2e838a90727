import { isPlaced, ORDER_STATUSES } from "@placket/domain/order/order-status";
import { sql, type RawBuilder } from "kysely";
import type { Question } from "./report.sql.ts";

const SOLD = ORDER_STATUSES.filter((status) => isPlaced(status) && status !== "canceled");

/** Whether something happened within the period. */
export const isWithin = (at: string, { starts }: Question): RawBuilder<boolean> =>
  sql`${sql.ref(at)} >= ${starts.at(0)} AND ${sql.ref(at)} < ${starts.at(-1)}`;

/** Whether an order is of the store view that is asked for. */
export const isOfView = (order: string, { storeViewId }: Question): RawBuilder<boolean> =>
  storeViewId === null ? sql`true` : sql`${sql.ref(`${order}.store_view_id`)} = ${storeViewId}`;

/**
 * `sale`: the orders that were placed in the period and stand. `sold`: their lines, of which only those pieces count
 * that were not canceled; amounts go with them. An exchange sends what was sold before. The orders are found first and
 * their lines then, so that all reports go the way of the one by day.
 */
export const sales = (question: Question) => sql`
  sale AS MATERIALIZED (
    SELECT id, currency, customer_id, coupon_code, placed_at FROM sales_order
    WHERE ${isWithin("placed_at", question)} AND ${isOfView("sales_order", question)}
      AND status = ANY(${SOLD}) AND exchanged_return_id IS NULL
  ), sold AS (
    SELECT sale.currency, sale.customer_id, sale.placed_at, item.product_id, item.parent_id, item.name,
      item.selections, item.quantity - item.quantity_canceled AS pieces, item.quantity_returned AS "sentBack",
      (item.row_total_minor - item.discount_minor) * (item.quantity - item.quantity_canceled) / item.quantity AS goods,
      item.discount_minor * (item.quantity - item.quantity_canceled) / item.quantity AS discount,
      item.tax_minor * (item.quantity - item.quantity_canceled) / item.quantity AS tax
    FROM sale JOIN order_item AS item ON item.order_id = sale.id
  )`;

/** What is summed of lines. */
export const LINE_SUMS = sql`sum(pieces) AS pieces, sum("sentBack") AS "sentBack", sum(goods) AS goods,
  sum(discount) AS discount, sum(tax) AS tax`;
