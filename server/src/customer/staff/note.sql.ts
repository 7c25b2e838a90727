import type { Db } from "../../db/database.ts";

/** What somebody of the staff wrote about a customer. */
interface NoteRow {
  readonly customerId: number;
  readonly by: string;
  readonly text: string;
  readonly at: Date;
}

/** Writes a note of staff about a customer. */
export async function insertNote(db: Db, { customerId, by, text, at }: NoteRow): Promise<void> {
  await db
    .insertInto("customer_note")
    .values({ customer_id: customerId, by_email: by, text, created_at: at })
    .execute();
}

/** Notes about a customer, the latest first. */
export function selectNotes(db: Db, customerId: number) {
  return db
    .selectFrom("customer_note")
    .select(["id", "by_email as by", "text", "created_at as at"])
    .where("customer_id", "=", customerId)
    .orderBy("id", "desc")
    .execute();
}

/** Notes about a customer who is another one now. */
export async function giveNotes(db: Db, fromId: number, intoId: number): Promise<void> {
  await db
    .updateTable("customer_note")
    .set({ customer_id: intoId })
    .where("customer_id", "=", fromId)
    .execute();
}

/** Deletes staff's notes about a customer. */
export async function deleteNotesOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("customer_note").where("customer_id", "=", customerId).execute();
}
