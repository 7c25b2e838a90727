import { MOVEMENT_MOVES, type MovementState } from "@placket/domain/payment/movement-state";
import { canMove } from "@placket/domain/state-moves";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isFree, leaseEnd } from "../../jobs/lease.sql.ts";

interface NewMovement {
  readonly payment: { readonly id: number; readonly idempotency_key: string };
  readonly kind: "capture" | "refund";
  readonly amountMinor: number;
  readonly details: object;
  readonly now: Date;
}

/** Writes down that the processor is to be asked, by a key of its own; gives the movement's id. */
export async function insertMovement(
  db: Db,
  { payment, kind, amountMinor, details, now }: NewMovement,
): Promise<number> {
  const { count } = await db
    .selectFrom("payment_movement")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("payment_id", "=", payment.id)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("payment_movement")
    .values({
      payment_id: payment.id,
      kind,
      idempotency_key: `${payment.idempotency_key}-m${count + 1}`,
      amount_minor: amountMinor,
      details: JSON.stringify(details),
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What the processor is being asked for of a payment; undefined for nothing. */
export function selectAsked(db: Db, paymentId: number) {
  return db
    .selectFrom("payment_movement")
    .select(["id", "trouble"])
    .where("payment_id", "=", paymentId)
    .where("state", "=", "asked")
    .executeTakeFirst();
}

/** Whether the processor is being asked to move money of a payment. */
export const hasAsked = async (db: Db, paymentId: number): Promise<boolean> =>
  (await selectAsked(db, paymentId)) !== undefined;

/** Whether the processor is being asked to move money of one of these orders. */
export async function areAsked(db: Db, orderIds: readonly number[]): Promise<boolean> {
  const asked = await db
    .selectFrom("payment_movement as movement")
    .innerJoin("payment", "payment.id", "movement.payment_id")
    .select("movement.id")
    .where((eb) => eb("payment.order_id", "=", eb.fn.any(eb.val([...orderIds]))))
    .where("movement.state", "=", "asked")
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}

/** A movement with what asking for it needs. */
export type AskedMovement = NonNullable<Awaited<ReturnType<typeof selectMovement>>>;

/**
 * A movement of money with its payment and its order's number, amounts in minor units; `undefined` where there is
 * none.
 */
export function selectMovement(db: Db, id: number) {
  return db
    .selectFrom("payment_movement as movement")
    .innerJoin("payment", "payment.id", "movement.payment_id")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .selectAll("movement")
    .select([
      "sales_order.number",
      "payment.currency",
      "payment.provider",
      "payment.processor_reference as reference",
      "payment.idempotency_key as payment_key",
      "payment.captured_minor",
      "payment.refunded_minor",
      "payment.credited_minor",
    ])
    .where("movement.id", "=", id)
    .executeTakeFirst();
}

/** Takes a movement on a lease, so that two processes never ask for it at once. */
export async function leaseMovement(db: Db, id: number, leaseMs: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE payment_movement SET leased_until = ${leaseEnd(leaseMs)}
    WHERE id = ${id} AND state = 'asked' AND ${isFree}`.execute(db);
  return numAffectedRows === 1n;
}

/** The only way to another state of a movement. @throws when `MOVEMENT_MOVES` does not draw it, or it is over. */
export async function moveMovement(
  db: Db,
  { id, to, now }: { readonly id: number; readonly to: MovementState; readonly now: Date },
): Promise<void> {
  if (!canMove(MOVEMENT_MOVES, "asked", to)) throw new Error(`No movement goes to ${to}`);
  const { numUpdatedRows } = await db
    .updateTable("payment_movement")
    .set({ state: to, updated_at: now, trouble: null, next_look_at: null, leased_until: null })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`Movement ${id} is over`);
}

/** Why the processor has not answered yet, and when it is asked again. */
export async function noteMovementTrouble(
  db: Db,
  id: number,
  { trouble, nextLookAt }: { readonly trouble: string; readonly nextLookAt: Date },
): Promise<void> {
  await db
    .updateTable("payment_movement")
    .set({
      trouble: trouble.slice(0, 1000),
      looks: sql`looks + 1`,
      next_look_at: nextLookAt,
      leased_until: null,
    })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .execute();
}

/** Movements that the processor has not answered and that are due, a page of them. */
export function selectDueMovements(
  db: Db,
  { now, after, limit }: { readonly now: Date; readonly after: number; readonly limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom("payment_movement")
    .select("id")
    .where("state", "=", "asked")
    .where("id", ">", after)
    .where((row) => row.or([row("next_look_at", "is", null), row("next_look_at", "<=", now)]))
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** What of a payment is taken and paid back; the database refuses more than there is. */
export async function updateMoney(
  db: Db,
  paymentId: number,
  { captured, refunded }: { readonly captured: number; readonly refunded: number },
): Promise<void> {
  await db
    .updateTable("payment")
    .set({ captured_minor: captured, refunded_minor: refunded })
    .where("id", "=", paymentId)
    .execute();
}

/** Of what is paid back, so much more is store credit instead: the processor keeps it. */
export async function addCredited(db: Db, paymentId: number, minor: number): Promise<void> {
  await db
    .updateTable("payment")
    .set((eb) => ({ credited_minor: eb("credited_minor", "+", minor) }))
    .where("id", "=", paymentId)
    .execute();
}

interface Counted {
  readonly itemId: number;
  readonly canceled?: number;
  readonly refunded?: number;
  readonly dropped?: number;
  /** What of an advance is taken off with it. */
  readonly advanceMinor?: number;
}

/** Counts pieces of lines as canceled, paid back, not shipped any more; a minus takes it back. */
export async function addCounts(db: Db, counts: readonly Counted[]): Promise<void> {
  await sql`
    UPDATE order_item SET
      quantity_canceled = quantity_canceled + coalesce(more.canceled, 0),
      quantity_refunded = quantity_refunded + coalesce(more.refunded, 0),
      quantity_dropped = quantity_dropped + coalesce(more.dropped, 0),
      advance_minor = advance_minor - coalesce(more."advanceMinor", 0)
    FROM json_to_recordset(${JSON.stringify(counts)}::json)
      AS more("itemId" bigint, canceled int, refunded int, dropped int, "advanceMinor" bigint)
    WHERE order_item.id = more."itemId"`.execute(db);
}
