import type { HistoryNote } from "@placket/domain/order/history";
import type { OrderStatus, UnpaidStatus } from "@placket/domain/order/order-status";
import { isOpen, type PaymentState } from "@placket/domain/payment/payment-state";
import { ok, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { transact } from "../../transact.ts";
import { movePayment } from "../moves.sql.ts";
import { selectForSettling, selectPayment, type PaymentRow } from "../order.sql.ts";
import { giveBack } from "./give-back.ts";
import { giveGoodsBack } from "./settle-payment.ts";

/** Which payment is written off, and why. */
interface WriteOff {
  readonly idempotencyKey: string;
  /** Where the order stands then. */
  readonly to: UnpaidStatus;
  /** What the order's history says. */
  readonly note: HistoryNote;
  /** What forbids it, of order and payment as they are held; nobody has moved them meanwhile. */
  readonly objection?: (held: HeldStates) => Problem | undefined;
}

/** Where an order and one of its payments stand while both are held. */
export interface HeldStates {
  readonly order: OrderStatus;
  readonly payment: PaymentState;
}

/**
 * Ends a payment whose bank still waits for its customer (decision 0002), in our books and then at the
 * processor; one that is over already stays as it is. `ctx.db` must not be a transaction.
 */
export async function writeOff(ctx: Ctx, wish: WriteOff): Promise<Result<true>> {
  const written = await writeOffInBooks(ctx, wish);
  if (!written.ok) return written;
  if (written.value) await giveBack(ctx, written.value);
  return ok(true);
}

/**
 * Our books come first, held as settling holds them: from then on no answer of the bank pays the order, and
 * whatever money still turns up goes back. Only then may the processor be asked to end it, and is asked again by
 * the recovery job until it did. Gives the payment to give back, `null` where it was over already. `ctx.db` must
 * not be a transaction.
 */
export async function writeOffInBooks(
  ctx: Ctx,
  wish: WriteOff,
): Promise<Result<PaymentRow | null>> {
  const written = await transact(ctx, (tx) => writeInBooks(tx, wish));
  if (!written.ok) return written;
  if (written.value === null) return ok(null);
  return ok((await selectPayment(ctx.db, written.value)) ?? null);
}

/** The payment's id, once it can pay nothing any more; `null` where it was over already. */
async function writeInBooks(
  ctx: Ctx,
  { idempotencyKey, to, note, objection }: WriteOff,
): Promise<Result<number | null>> {
  const { order, payment } = await selectForSettling(ctx.db, idempotencyKey);
  const from = payment.state;
  const found = objection?.({ order: order.status, payment: from });
  if (found) return refuse(found);
  if (!isOpen(from)) return ok(null);
  const details = { reason: "declined" };
  await movePayment(ctx.db, { id: payment.id, from, to: "returning", now: ctx.now, details });
  await giveGoodsBack(ctx, order, { to, note });
  return ok(payment.id);
}
