import { DELIVERY_MOVES, type DeliveryState } from "@placket/domain/delivery/delivery-state";
import { canMove } from "@placket/domain/state-moves";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { isFree, leaseEnd } from "../jobs/lease.sql.ts";
import { channelOf, type Subscriber } from "./subscriber.ts";

/** A delivery at hand, with what its subscriber must know. */
export interface Delivery {
  readonly id: number;
  readonly eventId: number;
  readonly subscriber: string;
  readonly payload: unknown;
  /** Tries so far; the one that runs is among them. */
  readonly attempts: number;
}

/**
 * Writes the deliveries of events that have none yet, and wakes who carries them. Events that no subscriber
 * of this process knows wait for a process that does. Gives how many events there were.
 */
export async function dispatchEvents(
  db: Db,
  { subscribers, now, limit }: { subscribers: readonly Subscriber[]; now: Date; limit: number },
): Promise<number> {
  const known = JSON.stringify(subscribers.map(({ event, name }) => ({ event, name })));
  const { rows } = await sql<{ events: number }>`
    WITH subscriber AS (
      SELECT * FROM jsonb_to_recordset(${known}::jsonb) AS one(event text, name text)
    ), due AS (
      SELECT id FROM outbox
      WHERE dispatched_at IS NULL AND event IN (SELECT event FROM subscriber)
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), dispatched AS (
      UPDATE outbox SET dispatched_at = ${now} FROM due WHERE outbox.id = due.id
      RETURNING outbox.id, outbox.event
    ), made AS (
      INSERT INTO delivery (outbox_id, subscriber, state, next_attempt_at, created_at, updated_at)
      SELECT dispatched.id, subscriber.name, 'waiting', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      FROM dispatched JOIN subscriber USING (event) ORDER BY dispatched.id
      ON CONFLICT (outbox_id, subscriber) DO NOTHING
      RETURNING subscriber
    ), woken AS (
      SELECT pg_notify(${channelOf("")} || subscriber, '')
      FROM (SELECT DISTINCT subscriber FROM made) AS each
    )
    SELECT (SELECT count(*)::int FROM dispatched) AS events, (SELECT count(*) FROM woken)`.execute(
    db,
  );
  return rows[0]?.events ?? 0;
}

interface Question {
  readonly subscribers: readonly string[];
  readonly now: Date;
  readonly limit: number;
}

/** The next deliveries that are due, held by this transaction; other processes take the ones after them. */
export async function holdDeliveries(db: Db, question: Question): Promise<Delivery[]> {
  const rows = await db
    .selectFrom("delivery")
    .innerJoin("outbox", "outbox.id", "delivery.outbox_id")
    .select(["delivery.id", "outbox_id as eventId", "subscriber", "payload", "attempts"])
    .where("state", "=", "waiting")
    .where("subscriber", "in", [...question.subscribers])
    .where("next_attempt_at", "<=", question.now)
    .orderBy("next_attempt_at")
    .orderBy("delivery.id")
    .limit(question.limit)
    .forUpdate("delivery")
    .skipLocked()
    .execute();
  return rows.map((row) => ({ ...row, attempts: row.attempts + 1 }));
}

/**
 * Takes the next deliveries that are due on a lease: for so long nobody else takes them. The try counts from
 * here, so that one which ends its process cannot be tried for ever.
 */
export async function leaseDeliveries(
  db: Db,
  { subscribers, now, limit, owner, leaseMs }: Question & { owner: string; leaseMs: number },
): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    UPDATE delivery SET state = 'running', attempts = attempts + 1, leased_by = ${owner}, updated_at = ${now},
      leased_until = ${leaseEnd(leaseMs)}
    FROM outbox WHERE outbox.id = outbox_id AND delivery.id IN (
      SELECT id FROM delivery
      WHERE state = 'waiting' AND subscriber = ANY(${[...subscribers]}) AND next_attempt_at <= ${now}
      ORDER BY next_attempt_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING delivery.id, outbox_id AS "eventId", subscriber, payload, attempts`.execute(db);
  return rows;
}

/** Lets deliveries wait again whose process ended or took longer than its lease. */
export async function freeExpiredLeases(db: Db, now: Date): Promise<void> {
  await sql`
    UPDATE delivery SET state = 'waiting', leased_by = NULL, leased_until = NULL, next_attempt_at = ${now},
      last_error = 'The process that tried it ended on the way.', updated_at = ${now}
    WHERE state = 'running' AND ${isFree}`.execute(db);
}

/** Where a delivery goes, and what is written beside it. */
export interface DeliveryMove {
  readonly from: DeliveryState;
  readonly to: DeliveryState;
  readonly now: Date;
  readonly error?: string | null;
  readonly attempts?: number;
  readonly nextAttemptAt?: Date;
  /** Only while this owner's lease of this try holds. */
  readonly lease?: { readonly owner: string; readonly attempts: number };
}

/**
 * The only way to another state: writes a drawn move for the deliveries that still stand at `from`, and gives
 * how many did. One that stays only has beside it written. @throws when `DELIVERY_MOVES` does not draw it.
 */
export async function moveDeliveries(
  db: Db,
  ids: readonly number[],
  { from, to, now, lease, ...more }: DeliveryMove,
): Promise<number> {
  if (from !== to && !canMove(DELIVERY_MOVES, from, to)) {
    throw new Error(`No delivery goes from ${from} to ${to}`);
  }
  let query = db
    .updateTable("delivery")
    .set({ state: to, updated_at: now, leased_by: null, leased_until: null })
    // One value, however many they are: the statement's text is always the same, and planned once.
    .where((eb) => eb("id", "=", eb.fn.any(eb.val([...ids]))))
    .where("state", "=", from);
  if (more.error !== undefined) query = query.set({ last_error: more.error?.slice(0, 1000) });
  if (more.attempts !== undefined) query = query.set({ attempts: more.attempts });
  if (more.nextAttemptAt !== undefined) query = query.set({ next_attempt_at: more.nextAttemptAt });
  if (lease) query = query.where("leased_by", "=", lease.owner);
  if (lease) query = query.where("attempts", "=", lease.attempts);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
