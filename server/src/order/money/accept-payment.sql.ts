import type { Money } from "@placket/domain/money/money";
import { isForShopper } from "@placket/domain/order/history";
import type { CardSummary } from "@placket/domain/payment/client-setup";
import { PAYMENT_MOVES } from "@placket/domain/payment/payment-state";
import { statesBefore } from "@placket/domain/state-moves";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { prepared } from "../../db/statement/prepared.ts";
import { publishing, type OutboxEvents } from "../../jobs/outbox.ts";

interface AcceptedPayment {
  readonly idempotencyKey: string;
  readonly state: "authorized" | "captured";
  /** What the processor holds. */
  readonly amount: Money;
  readonly reference: string;
  readonly card: CardSummary | undefined;
  /** What the processor calls the card, where it keeps it. */
  readonly vaultToken: string | undefined;
  readonly now: Date;
}

/**
 * The money is there: payment, order, its event and the news of it are written in one statement, if the
 * payment is still open and asked for exactly this amount. Gives whether it was so; two calls at the same time
 * never both hear yes. Once it is committed the workers are to be woken.
 */
export async function acceptPayment(db: Db, accepted: AcceptedPayment): Promise<boolean> {
  const { idempotencyKey, state, amount, reference, card, vaultToken, now } = accepted;
  const { rows } = await acceptance(db, {
    idempotencyKey,
    state,
    open: OPEN[state],
    minor: amount.minor,
    currency: amount.currency,
    reference,
    details: JSON.stringify({ card, vaultToken }),
    isShown: isForShopper(state),
    now,
  });
  return rows.length > 0;
}

const acceptance = prepared<Acceptance, { readonly event: string }>((at) => {
  const payload = sql<OutboxEvents["order.placed"]>`jsonb_build_object('orderId', order_id)`;
  const news = publishing("order.placed", sql`paid`, { payload, now: at("now") });
  return sql`
    WITH paid AS (
      UPDATE payment SET state = ${at("state")}, processor_reference = ${at("reference")},
        details = ${at("details")}::jsonb || jsonb_strip_nulls(jsonb_build_object('keepsCard', details -> 'keepsCard')),
        updated_at = ${at("now")},
        trouble = NULL, looks = 0, next_look_at = NULL,
        captured_minor = CASE WHEN ${at("state")} = 'captured' THEN amount_minor ELSE 0 END
      WHERE idempotency_key = ${at("idempotencyKey")} AND state = ANY(${at("open")}::text[])
        AND amount_minor = ${at("minor")} AND currency = ${at("currency")}
      RETURNING order_id
    ), placed AS (
      UPDATE sales_order SET status = 'processing', placed_at = ${at("now")}, updated_at = ${at("now")}
      FROM paid WHERE id = paid.order_id
    ), noted AS (
      INSERT INTO order_event (order_id, status, code, "values", shown_to_customer, created_at)
      SELECT order_id, 'processing', ${at("state")}, '{}', ${at("isShown")}::boolean, ${at("now")}::timestamptz
      FROM paid
    ), published AS (${news.rows})
    SELECT event FROM published`;
});

interface Acceptance extends Pick<
  AcceptedPayment,
  "idempotencyKey" | "state" | "reference" | "now"
> {
  /** The states from which it may be accepted. */
  readonly open: readonly string[];
  readonly minor: number;
  readonly currency: string;
  readonly details: string;
  readonly isShown: boolean;
}

/** A payment that holds money already is not accepted a second time. */
const openBefore = (state: AcceptedPayment["state"]) =>
  statesBefore(PAYMENT_MOVES, state).filter((from) => from !== "authorized");
const OPEN = { authorized: openBefore("authorized"), captured: openBefore("captured") };
