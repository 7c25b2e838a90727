import { UNPAID_RETURN_STATES } from "@placket/domain/order/return/return-state";
import type { OpenMoney } from "@placket/domain/report/reports";
import { sql, type RawBuilder } from "kysely";
import type { Facts } from "./report.sql.ts";
import { isOfView, isWithin } from "./sale.sql.ts";

/**
 * Each kind of money that is open, as order and amount.
 *
 * - An invoice is open as far as its order's entries in the buyer's credit line do not level out.
 * - What did not go back: the processor has not yet done it and says why, money that must not be there, and what it
 *   refused, as long as the return that it is for, or nobody since, was paid otherwise.
 */
const KINDS: Readonly<Record<OpenMoney, RawBuilder<unknown>>> = {
  invoice: sql`
    SELECT entry.order_id, -sum(entry.delta) AS open
    FROM ledger_account AS line JOIN ledger_entry AS entry ON entry.account_id = line.id
    WHERE line.kind = 'credit_line' AND entry.order_id IS NOT NULL
    GROUP BY entry.order_id HAVING sum(entry.delta) < 0`,
  reserved: sql`SELECT order_id, amount_minor FROM payment WHERE state = 'authorized'`,
  back: sql`
    SELECT order_id, amount_minor FROM payment WHERE state = 'returning'
    UNION ALL
    SELECT payment.order_id, moving.amount_minor
    FROM payment_movement AS moving JOIN payment ON payment.id = moving.payment_id
    WHERE moving.kind = 'refund' AND (
      (moving.state = 'asked' AND moving.trouble IS NOT NULL)
      OR (moving.state = 'refused'
        AND NOT EXISTS (
          SELECT FROM payment_movement AS later
          WHERE later.payment_id = moving.payment_id AND later.id > moving.id AND later.kind = 'refund')
        AND NOT EXISTS (
          SELECT FROM order_return
          WHERE order_return.number = moving.details ->> 'ofReturn' AND order_return.state <> ALL(${[...UNPAID_RETURN_STATES]}::text[]))))`,
};

/** Orders whose money is open, those with the most first. */
export const openMoney: Facts = (question) => {
  const kinds = Object.entries(KINDS).map(
    ([kind, orders]) =>
      sql`SELECT ${kind}::text AS kind, owed.* FROM (${orders}) AS owed(order_id, open)`,
  );
  return sql`
    SELECT -owed.open AS place, number AS label, kind AS beside, number, currency, owed.open AS open
    FROM (${sql.join(kinds, sql` UNION ALL `)}) AS owed JOIN sales_order ON sales_order.id = owed.order_id
    WHERE ${isWithin("sales_order.created_at", question)} AND ${isOfView("sales_order", question)}`;
};
