import type { CardSummary } from "@placket/domain/payment/client-setup";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

export interface AcceptedPayment {
  readonly orderId: number;
  readonly paymentId: number;
  readonly state: "authorized" | "captured";
  readonly reference: string;
  readonly card: CardSummary;
  readonly now: Date;
}

/** The money is there: payment, order and event are written in one statement. */
export async function acceptPayment(db: Db, accepted: AcceptedPayment): Promise<void> {
  const { orderId, paymentId, state, reference, card, now } = accepted;
  await sql`/*prepared accept_payment*/
    WITH paid AS (
      UPDATE payment SET state = ${state}, processor_reference = ${reference},
        details = ${JSON.stringify({ card })}::jsonb, updated_at = ${now} WHERE id = ${paymentId}
    ), noted AS (
      INSERT INTO order_event (order_id, status, note, created_at)
      VALUES (${orderId}, 'processing', 'Payment authorized.', ${now})
    )
    UPDATE sales_order SET status = 'processing', placed_at = ${now}, updated_at = ${now}
    WHERE id = ${orderId}`.execute(db);
}
