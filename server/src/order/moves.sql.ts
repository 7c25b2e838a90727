import { isForShopper, type HistoryNote } from "@placket/domain/order/history";
import { ORDER_MOVES, type OrderStatus } from "@placket/domain/order/order-status";
import { PAYMENT_MOVES, type PaymentState } from "@placket/domain/payment/payment-state";
import { canMove } from "@placket/domain/state-moves";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { isFree, leaseEnd } from "../jobs/lease.sql.ts";

/** A held order on its way, with what its history says of it. */
interface OrderMove {
  readonly orderId: number;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly note: HistoryNote;
  readonly now: Date;
  /** Who of the staff did it. */
  readonly by?: string | null;
}

/**
 * Moves an order that is written to another status; only opening it and taking its payment, one statement each,
 * set one besides. @throws when `ORDER_MOVES` does not draw it.
 */
export async function moveOrder(db: Db, { orderId, from, to, ...told }: OrderMove) {
  if (!canMove(ORDER_MOVES, from, to)) throw new Error(`No order goes from ${from} to ${to}`);
  const { numUpdatedRows } = await db
    .updateTable("sales_order")
    .set({ status: to, updated_at: told.now })
    .where("id", "=", orderId)
    .where("status", "=", from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`Order ${orderId} is ${from} no more`);
  await insertOrderEvent(db, { orderId, status: to, ...told });
}

interface OrderEvent {
  readonly orderId: number;
  readonly status: OrderStatus;
  readonly note: HistoryNote;
  readonly now: Date;
  /** Who of the staff did it. */
  readonly by?: string | null;
  /** Whether its shopper reads it; as its code says unless told. */
  readonly isShown?: boolean;
}

/** Something that happened to an order and leaves its status as it is. */
export async function insertOrderEvent(
  db: Db,
  { orderId, status, note, now, by = null, isShown }: OrderEvent,
): Promise<void> {
  await db
    .insertInto("order_event")
    .values({
      order_id: orderId,
      status,
      code: note.code,
      values: JSON.stringify(note.values),
      shown_to_customer: isShown ?? isForShopper(note.code),
      by_email: by,
      created_at: now,
    })
    .execute();
}

/** A payment on its way. */
interface PaymentMove {
  readonly id: number;
  readonly from: PaymentState;
  readonly to: PaymentState;
  readonly now: Date;
  /** What the processor calls it, once it said so. */
  readonly reference?: string;
  /** Takes the place of what stood in `details`: a spent card token among it. */
  readonly details?: object;
  /** When the processor is asked about it once more. */
  readonly nextLookAt?: Date | null;
}

/**
 * The only way to another state of a payment, but for the one statement that accepts it. Whatever trouble
 * there was is over with it. @throws when `PAYMENT_MOVES` does not draw it.
 */
export async function movePayment(
  db: Db,
  { id, from, to, now, nextLookAt = null, ...more }: PaymentMove,
) {
  if (!canMove(PAYMENT_MOVES, from, to)) throw new Error(`No payment goes from ${from} to ${to}`);
  let query = db
    .updateTable("payment")
    .set({ state: to, updated_at: now, ...NO_TROUBLE, next_look_at: nextLookAt })
    .where("id", "=", id)
    .where("state", "=", from);
  if (more.reference !== undefined) query = query.set({ processor_reference: more.reference });
  if (more.details !== undefined) query = query.set({ details: JSON.stringify(more.details) });
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`Payment ${id} is ${from} no more`);
}

/** Whatever of a payment was taken is paid back. */
export async function noteAllRefunded(db: Db, id: number): Promise<void> {
  await db
    .updateTable("payment")
    .set((eb) => ({ refunded_minor: eb.ref("captured_minor") }))
    .where("id", "=", id)
    .execute();
}

const NO_TROUBLE = { trouble: null, looks: 0, next_look_at: null, leased_until: null };

/** Writes down why a payment cannot be settled, and when it is looked after again. Its state stays. */
export async function noteTrouble(
  db: Db,
  id: number,
  { trouble, nextLookAt }: { trouble: string; nextLookAt: Date },
): Promise<void> {
  await db
    .updateTable("payment")
    .set({
      trouble: trouble.slice(0, 1000),
      looks: sql`looks + 1`,
      next_look_at: nextLookAt,
      leased_until: null,
    })
    .where("id", "=", id)
    .execute();
}

/** A payment is looked after again then, as nothing could be said of it now. Whatever trouble it has stays. */
export async function putOffLook(db: Db, id: number, nextLookAt: Date): Promise<void> {
  await db
    .updateTable("payment")
    .set({ looks: sql`looks + 1`, next_look_at: nextLookAt })
    .where("id", "=", id)
    .execute();
}

/** The processor has spoken: there was trouble, and it is over; or there was none. */
export async function clearTrouble(db: Db, id: number): Promise<void> {
  await db.updateTable("payment").set(NO_TROUBLE).where("id", "=", id).execute();
}

/**
 * Takes the giving back of a payment's money on a lease, so that two processes never ask for it at the same
 * moment; gives whether nobody else had it. The lease is measured on the database's clock.
 */
export async function leaseReturning(db: Db, id: number, leaseMs: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE payment SET leased_until = ${leaseEnd(leaseMs)}
    WHERE id = ${id} AND state = 'returning'
      AND ${isFree}`.execute(db);
  return numAffectedRows === 1n;
}
