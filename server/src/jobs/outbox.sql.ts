import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Writes an event in the transaction that caused it, and wakes the worker at its commit. */
export async function insertEvent(
  db: Db,
  { event, payload, now }: { event: string; payload: object; now: Date },
): Promise<void> {
  await sql`
    WITH written AS (
      INSERT INTO outbox (event, payload, created_at, next_attempt_at)
      VALUES (${event}, ${JSON.stringify(payload)}::jsonb, ${now}, ${now}) RETURNING event
    )
    SELECT pg_notify('outbox', event) FROM written`.execute(db);
}

export interface WaitingEvent {
  readonly id: number;
  readonly event: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** The next events that are due, held by this transaction alone; other processes take the ones after them. */
export async function takeDueEvents(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<WaitingEvent[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "event", "payload", "attempts"])
    .where("done_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({ ...row, id: row.id }));
}

export async function markDone(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ done_at: now, last_error: null })
    .where("id", "in", [...ids])
    .execute();
}

export async function markFailed(
  db: Db,
  id: number,
  { error, nextAttemptAt }: { error: string; nextAttemptAt: Date },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({
      attempts: sql`attempts + 1`,
      last_error: error.slice(0, 1000),
      next_attempt_at: nextAttemptAt,
    })
    .where("id", "=", id)
    .execute();
}
