import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Writes an event of which nobody has to be told any more, and gives its id. */
export async function insertHeardEvent(
  db: Db,
  { event, payload, now }: { event: string; payload: object; now: Date },
): Promise<number> {
  const row = { event, payload: JSON.stringify(payload), created_at: now, dispatched_at: now };
  const { id } = await db
    .insertInto("outbox")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes an event and wakes whoever tells of it. */
export async function insertEvent(
  db: Db,
  { event, payload, now }: { event: string; payload: object; now: Date },
): Promise<void> {
  const rows = eventsFrom(sql`(SELECT) AS once`, {
    event,
    payload: sql`${JSON.stringify(payload)}::jsonb`,
    now,
  });
  await sql`WITH published AS (${rows}) ${wakeWorker}`.execute(db);
}

/** What one row of `source` is published as; `payload` may name its columns. */
interface EventRows {
  readonly event: string;
  readonly payload: RawBuilder<unknown>;
  readonly now: Date | RawBuilder<Date>;
}

/** Part of a statement: one event for each row of `source`. */
export const eventsFrom = (source: RawBuilder<unknown>, { event, payload, now }: EventRows) => sql`
  INSERT INTO outbox (event, payload, created_at)
  SELECT ${event}::text, ${payload}, ${now}::timestamptz FROM ${source}
  RETURNING event`;

/** End of a statement: wakes the worker for each row that its part `published` wrote, and gives those rows. */
export const wakeWorker = sql`SELECT pg_notify('outbox', event) FROM published`;
