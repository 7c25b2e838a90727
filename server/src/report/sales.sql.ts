import { sql } from "kysely";
import type { Facts } from "./report.sql.ts";
import { isOfView, isWithin, LINE_SUMS, sales } from "./sale.sql.ts";

/** Days by their number, from 1; orders, lines and what went back are each summed by themselves. */
export const salesByDay: Facts = (question) => sql`
  WITH ${sales(question)}, fact AS (
    SELECT placed_at AS at, currency, 1 AS orders, 0 AS pieces, 0 AS goods, 0 AS discount, 0 AS tax,
      0 AS "paidBack" FROM sale
    UNION ALL
    SELECT placed_at, currency, 0, pieces, goods, discount, tax, 0 FROM sold
    UNION ALL
    SELECT paper.created_at, paper.currency, 0, 0, 0, 0, 0, paper.total_minor
    FROM money_paper AS paper JOIN sales_order ON sales_order.id = paper.order_id
    WHERE paper.kind = 'refund' AND ${isWithin("paper.created_at", question)}
      AND ${isOfView("sales_order", question)}
  )
  SELECT place, place::text AS label, NULL AS beside, NULL AS number, currency, sum(orders) AS orders,
    sum(pieces) AS pieces, sum(goods) AS goods, sum(discount) AS discount, sum(tax) AS tax,
    sum("paidBack") AS "paidBack"
  FROM (SELECT fact.*, width_bucket(at, ${question.starts}::timestamptz[]) AS place FROM fact) AS dated
  GROUP BY place, currency`;

/** A variant counts as its style; one that is no longer in the catalogue by the name it was sold under. */
export const salesByStyle: Facts = (question) => sql`
  WITH ${sales(question)}, style AS (
    SELECT coalesce(parent_id, product_id) AS product_id, currency, min(name) AS name, ${LINE_SUMS}
    FROM sold GROUP BY 1, currency
  )
  SELECT -goods AS place, coalesce(product.name, style.name) AS label, product.sku AS beside,
    NULL AS number, currency, pieces, "sentBack", goods, discount, tax
  FROM style LEFT JOIN product ON product.id = style.product_id`;

/** By the size that the order kept. */
export const salesBySize: Facts = (question) => sql`
  WITH ${sales(question)}
  SELECT -sum(pieces) AS place, size.label, NULL AS beside, NULL AS number, currency, ${LINE_SUMS}
  FROM sold LEFT JOIN LATERAL (
    SELECT chosen ->> 'optionLabel' AS label FROM jsonb_array_elements(selections) AS chosen
    WHERE chosen ->> 'attributeCode' = 'size' LIMIT 1
  ) AS size ON true
  GROUP BY size.label, currency`;

/** Whoever has no account is nobody's customer; whose account is gone stands in no group either. */
export const salesByGroup: Facts = (question) => sql`
  WITH ${sales(question)}, fact AS (
    SELECT customer_id, currency, 1 AS orders, 0 AS pieces, 0 AS goods, 0 AS discount, 0 AS tax FROM sale
    UNION ALL
    SELECT customer_id, currency, 0, pieces, goods, discount, tax FROM sold
  ), buyer AS (
    SELECT customer_id, currency, sum(orders) AS orders, sum(pieces) AS pieces, sum(goods) AS goods,
      sum(discount) AS discount, sum(tax) AS tax
    FROM fact GROUP BY customer_id, currency
  )
  SELECT -sum(goods) AS place, customer_group.code AS label, NULL AS beside, NULL AS number, currency,
    sum(orders) AS orders, sum(pieces) AS pieces, sum(goods) AS goods, sum(discount) AS discount, sum(tax) AS tax
  FROM buyer LEFT JOIN customer ON customer.id = buyer.customer_id
    LEFT JOIN customer_group ON customer_group.id = customer.group_id
  GROUP BY customer_group.code, currency`;

/** A coupon that was taken away goes by what its orders kept of it. */
export const salesByCoupon: Facts = (question) => sql`
  WITH ${sales(question)}
  SELECT -sum(used.discount_minor) AS place, coalesce(coupon.code, sale.coupon_code) AS label, NULL AS beside,
    NULL AS number, sale.currency, count(*) AS orders, sum(bought.goods) AS goods,
    sum(used.discount_minor) AS discount
  FROM sale JOIN cart_rule_use AS used ON used.order_id = sale.id AND used.coupon_id IS NOT NULL
    LEFT JOIN coupon ON coupon.id = used.coupon_id
    LEFT JOIN LATERAL (
      SELECT sum((item.row_total_minor - item.discount_minor) * (item.quantity - item.quantity_canceled)
        / item.quantity) AS goods
      FROM order_item AS item WHERE item.order_id = sale.id
    ) AS bought ON true
  GROUP BY 2, sale.currency`;
