import { HOUR_MS } from "@placket/domain/durations";
import type { Db } from "../db/database.ts";

export interface DemoMessage {
  readonly comment: string;
  /** `null` for one that waits. */
  readonly answer: string | null;
}

interface Written {
  readonly messages: readonly DemoMessage[];
  readonly now: Date;
  /** Who of the demo staff answers. */
  readonly staff: string;
}

/** Writes messages to the shop in the first store view, the first one longest ago; nothing where messages are there. */
export async function storeMessages(db: Db, { messages, now, staff }: Written): Promise<void> {
  const has = await db.selectFrom("contact_message").select("id").limit(1).executeTakeFirst();
  if (has) return;
  const view = await db
    .selectFrom("store_view")
    .select("id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  for (const [index, { comment, answer }] of messages.entries()) {
    const at = new Date(now.getTime() - (messages.length - index) * 24 * HOUR_MS);
    // oxlint-disable-next-line no-await-in-loop -- a handful, and their numbers stand in their order
    const { id } = await db
      .insertInto("contact_message")
      .values({
        store_view_id: view.id,
        name: "Demo Customer",
        email: "nobody@placket.example",
        comment,
        state: answer === null ? "open" : "answered",
        sent_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (answer === null) continue;
    const created_at = new Date(at.getTime() + HOUR_MS);
    const entry = { message_id: id, kind: "reply" as const, text: answer, by_email: staff };
    // oxlint-disable-next-line no-await-in-loop -- behind its message
    await db
      .insertInto("contact_entry")
      .values({ ...entry, created_at })
      .execute();
  }
}
