import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Writes an event in the transaction that caused it, and wakes the worker at its commit. */
export async function insertEvent(
  db: Db,
  { event, payload, now }: { event: string; payload: object; now: Date },
): Promise<void> {
  const rows = { event, payload: sql`${JSON.stringify(payload)}::jsonb`, now };
  await sql`
    WITH published AS (${eventsFrom(sql`(VALUES (1)) AS one`, rows)})
    ${wakeWorker}`.execute(db);
}

/** What one row of `source` is published as; `payload` may name its columns. */
export interface EventRows {
  readonly event: string;
  readonly payload: RawBuilder<unknown>;
  readonly now: Date;
}

/** Part of a statement: one event for each row of `source`. */
export const eventsFrom = (source: RawBuilder<unknown>, { event, payload, now }: EventRows) => sql`
  INSERT INTO outbox (event, payload, created_at, next_attempt_at)
  SELECT ${event}::text, ${payload}, ${now}::timestamptz, ${now}::timestamptz FROM ${source}
  RETURNING event`;

/** End of a statement: wakes the worker for each row that its part `published` wrote, and gives those rows. */
export const wakeWorker = sql`SELECT pg_notify('outbox', event) FROM published`;

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
