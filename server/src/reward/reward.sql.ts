import type { Lot } from "@placket/domain/reward/lots";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";

/** An order that is complete, as far as it earns points. */
interface EarningOrder {
  readonly id: number;
  readonly customerId: number;
  /** The group that the customer is in now. */
  readonly groupId: number;
  readonly storeViewId: number;
  readonly currency: string;
  readonly number: string;
  readonly email: string;
  /** Goods that stay with their buyer, after discounts, without tax and shipping. */
  readonly goodsMinor: number;
}

/** Of these orders those of customers who still have an account. */
export const selectEarning = (db: Db, ids: readonly number[]): Promise<EarningOrder[]> =>
  earningOrders(db, sql`sales_order.id = ANY(${ids}::bigint[])`);

/** The orders of a customer that are under way, the last placed first. */
export const selectEarningOf = (db: Db, customerId: number): Promise<EarningOrder[]> =>
  earningOrders(
    db,
    sql`customer_id = ${customerId} AND status IN ('processing', 'holded')`,
    sql`sales_order.id DESC LIMIT ${UNDER_WAY_MOST}`,
  );

/** Of how many orders under way it is told what they earn. */
const UNDER_WAY_MOST = 50;

async function earningOrders(
  db: Db,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`sales_order.id`,
): Promise<EarningOrder[]> {
  const { rows } = await sql<EarningOrder>`
    SELECT sales_order.id, customer_id AS "customerId", group_id AS "groupId",
      sales_order.store_view_id AS "storeViewId", currency, number, sales_order.email, coalesce(sum((row_total_minor - discount_minor) * (quantity - quantity_canceled - quantity_refunded)
        / quantity), 0)::bigint AS "goodsMinor"
    FROM sales_order JOIN customer ON customer.id = customer_id
    LEFT JOIN order_item ON order_item.order_id = sales_order.id
    WHERE ${which} GROUP BY sales_order.id, group_id ORDER BY ${order}`.execute(db);
  return rows;
}

/** What came onto an account, by when it is over, and how much was taken of it since. */
interface Came {
  readonly came: readonly Lot[];
  readonly taken: number;
}

/** The points that came to an account, by when they are over, and how many of all of them have gone. */
export async function selectCame(db: Db, accountId: number): Promise<Came> {
  const { rows } = await sql<Lot & { readonly taken: number }>`
    SELECT expires_at AS until, coalesce(sum(delta) FILTER (WHERE delta > 0), 0)::bigint AS points,
      coalesce(0 - sum(delta) FILTER (WHERE delta < 0), 0)::bigint AS taken
    FROM ledger_entry WHERE account_id = ${accountId} GROUP BY expires_at`.execute(db);
  return { came: rows, taken: rows.reduce((all, { taken }) => all + taken, 0) };
}

/** An order that has earned points, and whose money went back. */
interface PaidBackOrder {
  readonly orderId: number;
  readonly accountId: number;
  readonly earned: number;
  /** Taken back before. */
  readonly taken: number;
  /** Goods that it had when it earned them, and that it has now. */
  readonly goodsThen: number;
  readonly goodsNow: number;
}

/**
 * Of these orders those that have earned points. What was paid back since they did is on papers that were written
 * since.
 */
export async function selectPaidBack(db: Db, ids: readonly number[]): Promise<PaidBackOrder[]> {
  const { rows } = await sql<PaidBackOrder>`
    WITH earned AS (
      SELECT order_id, account_id, delta, created_at FROM ledger_entry
      WHERE order_id = ANY(${ids}::bigint[]) AND movement = 'earned'
    ), line AS (
      SELECT earned.order_id, (row_total_minor - discount_minor)::numeric / quantity AS each,
        quantity - quantity_canceled - quantity_refunded AS kept,
        (SELECT coalesce(sum(money_paper_item.quantity), 0) FROM money_paper_item
          JOIN money_paper ON money_paper.id = paper_id
          WHERE order_item_id = order_item.id AND kind = 'refund' AND money_paper.created_at > earned.created_at) AS since
      FROM earned JOIN order_item ON order_item.order_id = earned.order_id
    )
    SELECT earned.order_id AS "orderId", account_id AS "accountId", delta AS earned,
      (SELECT coalesce(0 - sum(taken.delta), 0)::bigint FROM ledger_entry AS taken
        WHERE taken.order_id = earned.order_id AND taken.account_id = earned.account_id
          AND movement = 'withdrawn') AS taken,
      (SELECT round(sum(each * (kept + since)))::bigint FROM line WHERE line.order_id = earned.order_id) AS "goodsThen",
      (SELECT round(sum(each * kept))::bigint FROM line WHERE line.order_id = earned.order_id) AS "goodsNow"
    FROM earned ORDER BY earned.order_id`.execute(db);
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
