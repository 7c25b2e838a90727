import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** A call to Meta, as its row knows it. */
interface OpenBatch {
  readonly pixel: string;
  readonly sentAt: Date | null;
}

/** An event on its way. */
export interface BatchedEvent {
  readonly name: string;
  readonly eventId: string;
  readonly happenedAt: Date;
  readonly sourceUrl: string;
  readonly person: unknown;
  readonly custom: unknown;
}

/**
 * Puts what waits into calls, one for each pixel, so many events at most together.
 * @returns the calls, and how many events went into them
 */
export async function batchWaiting(
  db: Db,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<{ readonly batchIds: readonly number[]; readonly events: number }> {
  const due = await db
    .selectFrom("conversion_event")
    .select(["id", "pixel"])
    .where("batch_id", "is", null)
    .where("person", "is not", null)
    .orderBy("id")
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  const batchIds: number[] = [];
  for (const [pixel, events] of Map.groupBy(due, (one) => one.pixel)) {
    // One after the other: they stand in one transaction.
    // oxlint-disable-next-line no-await-in-loop
    batchIds.push(await insertBatch(db, { pixel, ids: events.map(({ id }) => id), now }));
  }
  return { batchIds, events: due.length };
}

async function insertBatch(
  db: Db,
  {
    pixel,
    ids,
    now,
  }: { readonly pixel: string; readonly ids: readonly number[]; readonly now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto("conversion_batch")
    .values({ pixel, made_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("conversion_event")
    .set({ batch_id: id })
    .where((eb) => eb("id", "=", eb.fn.any(eb.val([...ids]))))
    .execute();
  return id;
}

/**
 * A parcel of events by its id: for which pixel it is, and when it went, `null` until then; `undefined` where there
 * is none.
 */
export function selectBatch(db: Db, batchId: number): Promise<OpenBatch | undefined> {
  return db
    .selectFrom("conversion_batch")
    .select(["pixel", "sent_at as sentAt"])
    .where("id", "=", batchId)
    .executeTakeFirst();
}

/** Those of a call that can still be told: of whom it is, is known, and they are no older. */
export function selectTellable(db: Db, batchId: number, oldest: Date): Promise<BatchedEvent[]> {
  return db
    .selectFrom("conversion_event")
    .select([
      "name",
      "event_id as eventId",
      "happened_at as happenedAt",
      "source_url as sourceUrl",
      "person",
      "custom",
    ])
    .where("batch_id", "=", batchId)
    .where("person", "is not", null)
    .where("happened_at", ">=", oldest)
    .orderBy("id")
    .execute();
}

/** Notes that a call was taken, and forgets whom it was about. */
export async function markBatchSent(
  db: Db,
  batchId: number,
  { now, trace }: { readonly now: Date; readonly trace: string },
): Promise<void> {
  await sql`
    WITH sent AS (
      UPDATE conversion_batch SET sent_at = ${now}, trace = ${trace.slice(0, 200)}, last_error = NULL
      WHERE id = ${batchId}
    )
    UPDATE conversion_event SET person = NULL WHERE batch_id = ${batchId}`.execute(db);
}

/** Notes what staff read of a call that was not taken. */
export async function markBatchFailed(db: Db, batchId: number, error: string): Promise<void> {
  await db
    .updateTable("conversion_batch")
    .set({ last_error: error.slice(0, 1000) })
    .where("id", "=", batchId)
    .where("sent_at", "is", null)
    .execute();
}

/** Forgets of whom events are that were noted before this, so many at a time. @returns whether there may be more */
export async function blankOld(db: Db, before: Date, most: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE conversion_event SET person = NULL WHERE id IN (
    SELECT id FROM conversion_event WHERE noted_at < ${before} AND person IS NOT NULL
    ORDER BY noted_at LIMIT ${most})`.execute(db);
  return numAffectedRows >= BigInt(most);
}

/** Forgets events that were noted before this, so many at a time, and calls without any. @returns whether there may be more */
export async function deleteOld(db: Db, before: Date, most: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM conversion_event WHERE id IN (
    SELECT id FROM conversion_event WHERE noted_at < ${before} ORDER BY noted_at LIMIT ${most})`.execute(
    db,
  );
  await sql`DELETE FROM conversion_batch WHERE made_at < ${before}
    AND NOT EXISTS (SELECT FROM conversion_event WHERE batch_id = conversion_batch.id)`.execute(db);
  return numAffectedRows >= BigInt(most);
}
