import { STAGE_NAMES } from "@placket/domain/figures/figures";
import { sql } from "kysely";
import type { Facts, Question } from "./report.sql.ts";
import { sales } from "./sale.sql.ts";

/** What was counted in the days that are asked for. Figures have no currency, and orders of all are counted together. */
const counted = ({ period: { from, to }, storeViewId }: Question) => sql`
  counted AS (
    SELECT day, stage, product_id, sum(times) AS times FROM visit_figure
    WHERE day BETWEEN ${from}::date AND ${to}::date
      AND ${storeViewId === null ? sql`true` : sql`store_view_id = ${storeViewId}`}
    GROUP BY day, stage, product_id
  )`;

/** Days by their number, from 1. */
export const visitsByDay: Facts = (question) => sql`
  WITH ${sales(question)}, ${counted(question)}, fact AS (
    SELECT day - ${question.period.from}::date + 1 AS place, stage, times FROM counted WHERE product_id = 0
    UNION ALL
    SELECT width_bucket(placed_at, ${question.starts}::timestamptz[]), 'order', 1 FROM sale
  )
  SELECT place, place::text AS label, NULL AS beside, NULL AS number, '' AS currency,
    coalesce(sum(times) FILTER (WHERE stage = 'visit'), 0) AS visits,
    coalesce(sum(times) FILTER (WHERE stage = 'product'), 0) AS "sawProduct",
    coalesce(sum(times) FILTER (WHERE stage = 'cart'), 0) AS "filledCart",
    coalesce(sum(times) FILTER (WHERE stage = 'checkout'), 0) AS "beganCheckout",
    coalesce(sum(times) FILTER (WHERE stage = 'order'), 0) AS orders
  FROM fact GROUP BY place`;

/** Each stage with its share of all visits; the orders are the last. */
export const visitToOrder: Facts = (question) => sql`
  WITH ${sales(question)}, ${counted(question)}, step AS (
    SELECT stage.name, stage.place, coalesce(sum(times), 0) AS reached
    FROM unnest(${[...STAGE_NAMES]}::text[]) WITH ORDINALITY AS stage(name, place)
      LEFT JOIN counted ON counted.stage = stage.name AND product_id = 0
    GROUP BY stage.name, stage.place
    UNION ALL
    SELECT 'order', ${STAGE_NAMES.length + 1}, count(*) FROM sale
  ), visits AS (SELECT reached AS all_of_them FROM step WHERE name = 'visit')
  SELECT place, name AS label,
    CASE WHEN all_of_them > 0 THEN round(100 * reached / all_of_them, 1) || '%' END AS beside,
    NULL AS number, '' AS currency, reached
  FROM step, visits WHERE EXISTS (SELECT FROM step AS any_of WHERE any_of.reached > 0)`;

/** Styles that were seen, put into carts, or bought; those that were seen most first. */
export const stylesSeen: Facts = (question) => sql`
  WITH ${sales(question)}, ${counted(question)}, fact AS (
    SELECT product_id, CASE WHEN stage = 'product' THEN times ELSE 0 END AS seen,
      CASE WHEN stage = 'cart' THEN times ELSE 0 END AS "intoCart", 0 AS pieces
    FROM counted WHERE product_id <> 0
    UNION ALL
    SELECT coalesce(parent_id, product_id), 0, 0, pieces FROM sold
  )
  SELECT -sum(seen) AS place, coalesce(product.name, 'No longer sold') AS label, product.sku AS beside,
    NULL AS number, '' AS currency, sum(seen) AS seen, sum("intoCart") AS "intoCart", sum(pieces) AS pieces
  FROM fact LEFT JOIN product ON product.id = fact.product_id
  GROUP BY fact.product_id, product.name, product.sku`;
