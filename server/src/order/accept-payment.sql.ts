import type { CardSummary } from "@placket/domain/payment/client-setup";
import { PAYMENT_STATES, isOpen } from "@placket/domain/payment/payment-state";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { publishing, type OutboxEvents } from "../jobs/outbox.ts";

export interface AcceptedPayment {
  readonly idempotencyKey: string;
  readonly state: "authorized" | "captured";
  readonly reference: string;
  readonly card: CardSummary;
  readonly now: Date;
}

/**
 * The money is there: payment, order, its event and the news of it are written in one statement, if the
 * payment is still open. Gives whether it was; two calls at the same time never both hear yes.
 */
export async function acceptPayment(db: Db, accepted: AcceptedPayment): Promise<boolean> {
  const { idempotencyKey, state, reference, card, now } = accepted;
  const payload = sql<OutboxEvents["order.placed"]>`jsonb_build_object('orderId', order_id)`;
  const news = publishing("order.placed", sql`paid`, { payload, now });
  const { rows } = await sql`
    WITH paid AS (
      UPDATE payment SET state = ${state}, processor_reference = ${reference},
        details = ${JSON.stringify({ card })}::jsonb, updated_at = ${now}
      WHERE idempotency_key = ${idempotencyKey} AND state = ANY(${OPEN}::text[])
      RETURNING order_id
    ), placed AS (
      UPDATE sales_order SET status = 'processing', placed_at = ${now}, updated_at = ${now}
      FROM paid WHERE id = paid.order_id
    ), noted AS (
      INSERT INTO order_event (order_id, status, note, created_at)
      SELECT order_id, 'processing', 'Payment authorized.', ${now}::timestamptz FROM paid
    ), published AS (${news.rows})
    ${news.wake}`.execute(db);
  return rows.length > 0;
}

const OPEN = PAYMENT_STATES.filter(isOpen);
