import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** An order that is complete, as far as it earns points. */
interface EarningOrder {
  readonly id: number;
  readonly customerId: number;
  readonly storeViewId: number;
  readonly currency: string;
  /** Goods after discounts, without tax and shipping. */
  readonly goodsMinor: number;
}

/** Of these orders those of customers who still have an account. */
export async function selectEarning(db: Db, ids: readonly number[]): Promise<EarningOrder[]> {
  const { rows } = await sql<EarningOrder>`
    SELECT sales_order.id, customer_id AS "customerId", store_view_id AS "storeViewId", currency,
      coalesce(sum(row_total_minor - discount_minor), 0)::bigint AS "goodsMinor"
    FROM sales_order LEFT JOIN order_item ON order_item.order_id = sales_order.id
    WHERE sales_order.id = ANY(${ids}::bigint[]) AND customer_id IS NOT NULL
    GROUP BY sales_order.id ORDER BY sales_order.id`.execute(db);
  return rows;
}

/** Points of an account that are over. */
interface OverdueRow {
  readonly accountId: number;
  readonly points: number;
  /** The last day that is over, which names them. */
  readonly until: Date;
}

/**
 * Accounts with points that were not spent in time, held: what is taken counts for those that are over first. So many
 * at once.
 */
export async function holdOverdue(db: Db, now: Date, limit: number): Promise<OverdueRow[]> {
  const { rows } = await sql<OverdueRow>`
    WITH due AS (
      SELECT DISTINCT account_id FROM ledger_entry JOIN ledger_account ON ledger_account.id = account_id
      WHERE ledger_entry.expires_at <= ${now} AND balance > 0 AND kind = 'points'
    ), held AS (
      SELECT id, balance FROM ledger_account WHERE id IN (SELECT account_id FROM due)
      ORDER BY id FOR UPDATE SKIP LOCKED
    )
    SELECT held.id AS "accountId", max(ledger_entry.expires_at) AS until,
      least(max(balance), sum(delta) FILTER (WHERE delta > 0 AND ledger_entry.expires_at <= ${now}) + (
        SELECT coalesce(sum(taken.delta), 0) FROM ledger_entry AS taken
        WHERE taken.account_id = held.id AND taken.delta < 0))::bigint AS points
    FROM held JOIN ledger_entry ON ledger_entry.account_id = held.id AND ledger_entry.expires_at <= ${now}
    GROUP BY held.id
    HAVING sum(delta) FILTER (WHERE delta > 0 AND ledger_entry.expires_at <= ${now}) + (
        SELECT coalesce(sum(taken.delta), 0) FROM ledger_entry AS taken
        WHERE taken.account_id = held.id AND taken.delta < 0) > 0
    ORDER BY held.id LIMIT ${limit}`.execute(db);
  return rows;
}
