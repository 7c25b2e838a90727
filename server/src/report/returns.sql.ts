import { sql } from "kysely";
import type { Facts } from "./report.sql.ts";
import { isOfView, isWithin } from "./sale.sql.ts";

/** Returns with their pieces, by why they were sent back. */
export const returnsByReason: Facts = (question) => sql`
  SELECT -sum(sent.pieces) AS place, reason AS label, NULL AS beside, NULL AS number, currency,
    count(*) AS returns, sum(sent.pieces) AS pieces, sum(sent.accepted) AS "foundGood", sum(sent.goods) AS goods
  FROM order_return JOIN sales_order ON sales_order.id = order_return.order_id
    JOIN LATERAL (
      SELECT coalesce(sum(piece.quantity), 0) AS pieces, coalesce(sum(piece.accepted), 0) AS accepted,
        coalesce(sum((item.row_total_minor - item.discount_minor) * piece.quantity / item.quantity), 0) AS goods
      FROM order_return_item AS piece JOIN order_item AS item ON item.id = piece.order_item_id
      WHERE piece.return_id = order_return.id
    ) AS sent ON true
  WHERE ${isWithin("order_return.created_at", question)} AND ${isOfView("sales_order", question)}
  GROUP BY reason, currency`;
