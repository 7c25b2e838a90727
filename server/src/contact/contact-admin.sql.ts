import type { EntryKind, MessageHolder, MessageState } from "@placket/domain/contact/message";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** Which messages staff look for. */
export interface MessageSearch {
  /** A part of message, name, email or telephone, or the message's number; `""` for all. */
  readonly text: string;
  readonly state?: MessageState | undefined;
  readonly holder?: MessageHolder | undefined;
  /** Whose `mine` are. */
  readonly asker: string;
}

const SORTING: Sorting = {
  columns: { sent: { by: sql.ref("contact_message.sent_at"), as: "time" } },
  unlessTold: "-sent",
  id: sql.ref<number>("contact_message.id"),
};

export type MessageRow = NonNullable<Awaited<ReturnType<typeof selectMessage>>>;

/** Messages that match, the last sent first unless told. */
export function selectMessages(
  db: Db,
  { text, state, holder, asker }: MessageSearch,
  page: PageAsked,
) {
  let query = messages(db);
  if (text !== "") query = query.where(says(text));
  if (state !== undefined) query = query.where("state", "=", state);
  if (holder === "mine") query = query.where("taken_by", "=", asker);
  if (holder === "nobody") query = query.where("taken_by", "is", null);
  return listPage(query, SORTING, page);
}

/** Whether a message says a text, as migration 0101 indexes it, or has it as its number. */
function says(text: string) {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return sql<boolean>`(comment || ' ' || name || ' ' || email || ' ' || coalesce(telephone, '')
    ILIKE ${`%${literally(text)}%`} OR id = ${id})`;
}

/** A message by its id, as staff see it; `undefined` where there is none. */
export function selectMessage(db: Db, id: number) {
  return messages(db).where("id", "=", id).executeTakeFirst();
}

const messages = (db: Db) =>
  db
    .selectFrom("contact_message")
    .select([
      "id",
      "store_view_id as storeViewId",
      "customer_id as customerId",
      "name",
      "email",
      "telephone",
      "comment",
      "state",
      "taken_by as takenBy",
      "sent_at as sentAt",
      "version",
    ]);

/** A message as it was seen. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

interface Change {
  readonly state?: MessageState;
  readonly taken_by?: string | null;
}

/** Changes a message as it was seen; false where it is another one by now. */
export async function updateMessage(
  db: Db,
  { id, version }: Seen,
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("contact_message")
    .set({ ...change, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

interface NewEntry {
  readonly messageId: number;
  readonly kind: EntryKind;
  readonly text: string;
  readonly by: string;
  readonly now: Date;
}

/** Writes what staff have done with a message into its history. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await db
    .insertInto("contact_entry")
    .values({
      message_id: entry.messageId,
      kind: entry.kind,
      text: entry.text,
      by_email: entry.by,
      created_at: entry.now,
    })
    .execute();
}

/** What staff wrote to a message, the last first. */
export function selectEntries(db: Db, messageId: number) {
  return db
    .selectFrom("contact_entry")
    .select(["id", "kind", "text", "by_email as by", "created_at as at"])
    .where("message_id", "=", messageId)
    .orderBy("id", "desc")
    .execute();
}
