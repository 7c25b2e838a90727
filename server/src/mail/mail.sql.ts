import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { publishing, type OutboxEvents } from "../jobs/outbox.ts";

/** A letter as it was written. */
interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A letter to write: one for each event, template and recipient. */
export interface NewLetter extends Letter {
  /** Names what it is; a letter to the same reader for the same event is another one by another template. */
  readonly template: string;
  readonly eventId: number;
  /** Holds a link that lets somebody in until then: nobody but its recipient reads it, and later it is not sent. */
  readonly secretUntil?: Date;
}

/** A letter and the store view that it is from. */
export interface LetterOfView extends NewLetter {
  readonly storeViewId: number;
}

/** Writes letters and publishes that they wait, in one statement; those that were written before are dropped. */
export async function insertMail(
  db: Db,
  letters: readonly LetterOfView[],
  now: Date,
): Promise<void> {
  const rows = letters.map(({ secretUntil, eventId, storeViewId, text, html, ...letter }) => ({
    ...letter,
    outbox_id: eventId,
    body_text: text,
    body_html: html,
    is_secret: secretUntil !== undefined,
    expires_at: secretUntil ?? null,
    store_view_id: storeViewId,
  }));
  const payload = sql<OutboxEvents["letter.written"]>`jsonb_build_object('letterId', id)`;
  const news = publishing("letter.written", sql`written`, { payload, now });
  await sql`
    WITH written AS (
      INSERT INTO mail (outbox_id, template, recipient, subject, body_text, body_html, is_secret,
        expires_at, store_view_id, created_at)
      SELECT letter.*, ${now}::timestamptz FROM json_to_recordset(${JSON.stringify(rows)}::json) AS letter(
        outbox_id bigint, template text, recipient text, subject text, body_text text, body_html text,
        is_secret boolean, expires_at timestamptz, store_view_id int)
      ON CONFLICT (outbox_id, template, recipient) DO NOTHING
      RETURNING id
    ), published AS (${news.rows})
    ${news.wake}`.execute(db);
}

/** A letter on its way out. */
interface Outgoing extends Letter {
  readonly storeViewId: number;
  /** The same at every try, so that a mailbox that got it twice can tell. */
  readonly messageId: string;
  readonly sentAt: Date | null;
  /** When its link is over; `null` where it holds none. */
  readonly expiresAt: Date | null;
}

/** A letter as it is handed to the mail server; `undefined` where there is none. */
export function selectOutgoing(db: Db, id: number): Promise<Outgoing | undefined> {
  return db
    .selectFrom("mail")
    .select([
      "recipient",
      "subject",
      "body_text as text",
      "body_html as html",
      "store_view_id as storeViewId",
      "message_id as messageId",
      "sent_at as sentAt",
      "expires_at as expiresAt",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Notes that a letter was sent. The words of a secret one are its recipient's alone from here. */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  const unlessSecret = (column: "body_text" | "body_html") =>
    sql<string>`CASE WHEN is_secret THEN '' ELSE ${sql.ref(column)} END`;
  await db
    .updateTable("mail")
    .set({
      sent_at: now,
      body_text: unlessSecret("body_text"),
      body_html: unlessSecret("body_html"),
    })
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("mail").where("id", "=", id).where("is_kept", "=", false).execute();
}

/** Whose letters of one kind. */
export interface LettersTo {
  readonly template: NewLetter["template"];
  readonly recipient: string;
}

/** Takes letters away that were not sent, however the recipient's address is cased. */
export async function deleteWaiting(db: Db, { template, recipient }: LettersTo): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("template", "=", template)
    .where(sql`lower(recipient)`, "=", sql`lower(${recipient}::text)`)
    .where("sent_at", "is", null)
    .execute();
}

/** Takes the secret letters away that still wait while their links are over. */
export async function deleteOverdue(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("is_secret", "=", true)
    .where("sent_at", "is", null)
    .where("expires_at", "<=", now)
    .execute();
}

/** Whose letters are forgotten: their addresses, and the orders that are theirs. */
export interface ForgottenReader {
  readonly recipients: readonly string[];
  readonly orderIds: readonly number[];
}

/** Takes the letters about these orders away, sent or not. */
export async function deleteLettersAbout(
  db: Db,
  { recipients, orderIds }: ForgottenReader,
): Promise<void> {
  await sql`
    DELETE FROM mail USING outbox
    WHERE outbox.id = mail.outbox_id AND ${isTo(recipients)}
      AND (outbox.payload ->> 'orderId')::bigint = ANY(${[...orderIds]}::bigint[])`.execute(db);
}

/** Takes the letters with these gift cards away that were sent; the others are gone once they are. */
export async function deleteLettersOfCards(db: Db, cardIds: readonly number[]): Promise<void> {
  if (cardIds.length === 0) return;
  const isOfCard = sql`outbox.id = mail.outbox_id
    AND (outbox.payload ->> 'giftCardId')::bigint = ANY(${[...cardIds]}::bigint[])`;
  await sql`DELETE FROM mail USING outbox WHERE ${isOfCard} AND sent_at IS NOT NULL`.execute(db);
  await sql`UPDATE mail SET is_kept = false FROM outbox WHERE ${isOfCard}`.execute(db);
}

/**
 * Takes every letter to these addresses away, but those that still wait and are about somebody else's order or gift:
 * they are sent, and gone then.
 */
export async function deleteLettersTo(db: Db, reader: ForgottenReader): Promise<void> {
  const isOthers = sql`sent_at IS NULL AND EXISTS (SELECT FROM outbox WHERE outbox.id = mail.outbox_id
    AND (payload ? 'giftCardId'
      OR payload ? 'orderId' AND (payload ->> 'orderId')::bigint <> ALL(${[...reader.orderIds]}::bigint[])))`;
  await sql`DELETE FROM mail WHERE ${isTo(reader.recipients)} AND NOT (${isOthers})`.execute(db);
  await sql`UPDATE mail SET is_kept = false WHERE ${isTo(reader.recipients)}`.execute(db);
}

const isTo = (recipients: readonly string[]) =>
  sql<boolean>`lower(recipient) = ANY(${recipients.map((one) => one.toLowerCase())}::text[])`;
