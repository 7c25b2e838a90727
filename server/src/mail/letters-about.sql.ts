import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { publishing, type OutboxEvents } from "../jobs/outbox.ts";

/** A letter that somebody got about an order. */
export interface LetterAbout {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly writtenAt: Date;
  /** `null` while it waits for a mail server. */
  readonly sentAt: Date | null;
  readonly isSecret: boolean;
}

/** A reader has few letters, which their index finds; which of them are of the order their events say. */
export async function selectLettersAbout(
  db: Db,
  { orderId, recipient }: { readonly orderId: number; readonly recipient: string },
): Promise<LetterAbout[]> {
  const { rows } = await sql<LetterAbout>`
    SELECT mail.id, recipient, subject, mail.created_at AS "writtenAt", sent_at AS "sentAt", is_secret AS "isSecret"
    FROM mail JOIN outbox ON outbox.id = mail.outbox_id
    WHERE lower(recipient) = lower(${recipient}::text) AND (outbox.payload ->> 'orderId')::bigint = ${orderId}
    ORDER BY mail.id`.execute(db);
  return rows;
}

/**
 * That a letter was written. What it said went to its mailbox, which an account does not prove to be its own: an order
 * of a guest with the same email is not told to whoever makes an account with it.
 */
export interface CopiedLetter {
  /** What kind of letter it was. */
  readonly template: string;
  readonly writtenAt: Date;
  readonly sentAt: Date | null;
}

/** The letters that were written to an address since then, the oldest first; without their text. */
export async function selectLettersTo(
  db: Db,
  recipient: string,
  since: Date,
): Promise<CopiedLetter[]> {
  const { rows } = await sql<CopiedLetter>`
    SELECT template, created_at AS "writtenAt", sent_at AS "sentAt"
    FROM mail WHERE lower(recipient) = lower(${recipient}::text) AND created_at >= ${since}
    ORDER BY id`.execute(db);
  return rows;
}

interface Copy {
  readonly letterId: number;
  readonly eventId: number;
  readonly now: Date;
}

/** Writes a letter down once more and publishes that it waits, in one statement. */
export async function copyMail(db: Db, { letterId, eventId, now }: Copy): Promise<void> {
  const payload = sql<OutboxEvents["letter.written"]>`jsonb_build_object('letterId', id)`;
  const news = publishing("letter.written", sql`written`, { payload, now });
  await sql`
    WITH written AS (
      INSERT INTO mail (outbox_id, template, recipient, subject, body_text, body_html, store_view_id, created_at)
      SELECT ${eventId}::bigint, template, recipient, subject, body_text, body_html, store_view_id, ${now}::timestamptz
      FROM mail WHERE id = ${letterId} AND NOT is_secret
      RETURNING id
    ), published AS (${news.rows})
    ${news.wake}`.execute(db);
}
