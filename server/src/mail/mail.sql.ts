import type { Db } from "../db/database.ts";

/** A letter as it was written. */
export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a letter; a second one for the same event is dropped. */
export async function insertMail(
  db: Db,
  { letter, outboxId, now }: { letter: Letter; outboxId: number; now: Date },
): Promise<void> {
  await db
    .insertInto("mail")
    .values({
      outbox_id: outboxId,
      recipient: letter.recipient,
      subject: letter.subject,
      body_text: letter.text,
      body_html: letter.html,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("outbox_id").doNothing())
    .execute();
}

/** The oldest letter not sent yet, held by this transaction. */
export async function takeUnsentMail(
  db: Db,
): Promise<(Letter & { readonly id: number }) | undefined> {
  const row = await db
    .selectFrom("mail")
    .selectAll()
    .where("sent_at", "is", null)
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      recipient: row.recipient,
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
    }
  );
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("mail").set({ sent_at: now }).where("id", "=", id).execute();
}
