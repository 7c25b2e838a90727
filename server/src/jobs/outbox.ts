import type { Ctx } from "../context.ts";
import type { RawBuilder } from "kysely";
import { eventsFrom, insertEvent, insertHeardEvent, wakeWorker } from "./outbox.sql.ts";

/** What happened, with what its listeners need to know. Ids only: listeners read the rest as it then is. */
export interface OutboxEvents {
  "order.placed": { readonly orderId: number };
  /** All of it is on its way to its buyer, and paid. */
  "order.completed": { readonly orderId: number };
  /** Money of it went back to its buyer. */
  "order.refunded": { readonly orderId: number };
  "giftCard.issued": { readonly giftCardId: number };
  "staff.invited": { readonly invitationId: number };
  /** A customer is written to about their account. */
  "customer.told": { readonly customerId: number };
  /** The buyer of an order is written to about it. */
  "order.told": { readonly orderId: number };
  "production.proofCommented": { readonly jobId: number };
  /** An address is written to about the newsletter. */
  "newsletter.told": { readonly subscriptionId: number };
  /** Staff are told of a question about a product, or whoever asked it of the answer. */
  "question.told": { readonly questionId: number };
  /** Staff are told of a message to the shop, or whoever wrote it of an answer. */
  "contact.told": { readonly messageId: number };
  /** Embroidered parts of an order have jobs of which nobody has counted stitches and thread. */
  "production.jobsMade": { readonly orderId: number };
  /** An order from before there were jobs. */
  "production.orderFound": { readonly orderId: number };
  /** Somebody has brought stitches of a logo. */
  "embroidery.logoDigitized": { readonly logoId: number };
  /** A logo was ordered that was not digitized when it was chosen. */
  "production.logoOrdered": { readonly logoId: number };
  "letter.tested": { readonly staffId: number };
  /** What browsers and orders told waits for Meta. */
  "conversion.batched": { readonly batchId: number };
  /** Somebody, or a cart of theirs, waits for Dotdigital. */
  "identity.noted": { readonly noticeId: number };
  /** A letter waits for the mail server. */
  "letter.written": { readonly letterId: number };
}

/**
 * Writes down an event whose consequences stand in this very transaction: nobody is told of it afterwards. Gives
 * its id, by which a letter is written once.
 */
export function noteEvent<Name extends keyof OutboxEvents>(
  ctx: Ctx,
  event: Name,
  payload: OutboxEvents[Name],
): Promise<number> {
  return insertHeardEvent(ctx.db, { event, payload, now: ctx.now });
}

/** Publishes an event in the transaction of what happened: its subscribers hear of it once that is committed. */
export async function publishEvent<Name extends keyof OutboxEvents>(
  tx: Ctx,
  event: Name,
  payload: OutboxEvents[Name],
): Promise<void> {
  await insertEvent(tx.db, { event, payload, now: tx.now });
}

/**
 * Parts of a statement that publishes an event for each row of `source` exactly when it commits: `rows` is
 * the body of its part `published`, and `wake` the statement's end, which gives those rows.
 */
export function publishing<Name extends keyof OutboxEvents>(
  event: Name,
  source: RawBuilder<unknown>,
  news: { readonly payload: RawBuilder<OutboxEvents[Name]>; readonly now: Date | RawBuilder<Date> },
): { readonly rows: RawBuilder<unknown>; readonly wake: RawBuilder<unknown> } {
  return { rows: eventsFrom(source, { event, ...news }), wake: wakeWorker };
}
