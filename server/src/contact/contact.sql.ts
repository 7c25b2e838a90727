import type { MessageState } from "@placket/domain/contact/message";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

interface NewMessage {
  readonly storeViewId: number;
  readonly customerId: number | null;
  readonly name: string;
  readonly email: string;
  /** `""` for none. */
  readonly telephone: string;
  readonly comment: string;
  /** `null` of a sender who makes none: each is a message of its own then. */
  readonly request: string | null;
  readonly now: Date;
}

/** Keeps a message and gives its number; `undefined` where its request is kept already. */
export async function insertMessage(db: Db, sent: NewMessage): Promise<number | undefined> {
  const kept = await db
    .insertInto("contact_message")
    .values({
      store_view_id: sent.storeViewId,
      customer_id: sent.customerId,
      name: sent.name,
      email: sent.email,
      telephone: sent.telephone || null,
      comment: sent.comment,
      request: sent.request,
      sent_at: sent.now,
    })
    .onConflict((conflict) => conflict.column("request").doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept?.id;
}

/** Whose messages go: a customer's by their account, and those that guests wrote from their mailboxes. */
export interface Sender {
  readonly customerId: number;
  readonly emails: readonly string[];
  /** Whether what guests wrote and still wait for goes too: not by the word of whoever has the account alone. */
  readonly withWaiting: boolean;
}

const ofSender = ({ customerId, emails, withWaiting }: Sender) => {
  const lower = emails.map((email) => email.toLowerCase());
  return sql<boolean>`(customer_id = ${customerId}
    OR customer_id IS NULL AND lower(email) = ANY(${lower}::text[]) AND (${withWaiting} OR state <> 'open'))`;
};

/**
 * All that a customer wrote to the shop while they were signed in, first to last, with what staff wrote to it. Not what
 * came from their mailbox: having an account proves none (decision 0039).
 */
export function selectMessagesOf(
  db: Db,
  customerId: number,
): Promise<
  {
    readonly name: string;
    readonly email: string;
    readonly telephone: string | null;
    readonly comment: string;
    readonly state: MessageState;
    readonly sentAt: Date;
    readonly entries: readonly { readonly kind: string; readonly text: string }[];
  }[]
> {
  return db
    .selectFrom("contact_message")
    .select([
      "name",
      "email",
      "telephone",
      "comment",
      "state",
      "sent_at as sentAt",
      sql<readonly { readonly kind: string; readonly text: string }[]>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('kind', kind, 'text', text, 'at', created_at) ORDER BY contact_entry.id)
        FROM contact_entry WHERE message_id = contact_message.id), '[]')`.as("entries"),
    ])
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .execute();
}

/** Deletes the messages of a sender who is forgotten. */
export async function deleteMessagesOf(db: Db, sender: Sender): Promise<void> {
  await db.deleteFrom("contact_message").where(ofSender(sender)).execute();
}

/** Hands the messages of a customer over to the one whom they are merged into. */
export async function updateSenderOfMessages(
  db: Db,
  fromId: number,
  intoId: number,
): Promise<void> {
  await db
    .updateTable("contact_message")
    .set({ customer_id: intoId })
    .where("customer_id", "=", fromId)
    .execute();
}
