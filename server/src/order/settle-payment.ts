import { declineError, type DeclineReason } from "@placket/domain/payment/decline-reason";
import { holdsMoney, isOpen, type PaymentState } from "@placket/domain/payment/payment-state";
import type { OrderStatus } from "@placket/domain/order/order-status";
import type { ErrorKey } from "@placket/domain/errors";
import { reopenCart } from "../cart/cart.ts";
import type { Ctx } from "../context.ts";
import { giveCouponBack } from "../coupon/coupon.ts";
import type { Standing } from "../providers/payment/payment-provider.ts";
import { returnStock } from "../stock/stock.ts";
import { acceptPayment } from "./accept-payment.sql.ts";
import {
  insertOrderEvent,
  selectOrderItems,
  selectForSettling,
  updateOrder,
  updatePayment,
  type SettledOrder,
  type PaymentRow,
} from "./order.sql.ts";

/** What became of a payment as far as the order is concerned. */
export type Settlement =
  | { readonly state: "placed" }
  | { readonly state: "challenge"; readonly url: string }
  | { readonly state: "review" }
  | { readonly state: "declined"; readonly error: ErrorKey }
  /** Money turned up for a payment that is over: it must be given back. */
  | { readonly state: "unwanted"; readonly reference: string };

/** What the processor said, or that it never heard of the payment and never will. */
export type Verdict = Standing | { readonly state: "abandoned" };

/**
 * Second of the two transactions of `placeOrder`: writes down what became of the payment, once.
 * Whoever comes later, a repeated call or the recovery job, finds it settled and changes nothing.
 */
export async function settlePayment(
  ctx: Ctx,
  { idempotencyKey, verdict }: SettleQuestion,
): Promise<Settlement> {
  const { order, payment } = await selectForSettling(ctx.db, idempotencyKey);
  const state = payment.state as PaymentState;
  if (!isOpen(state)) return settledAlready(state, payment, verdict);
  switch (verdict.state) {
    case "authorized":
    case "captured":
      return accept(ctx, idempotencyKey, verdict);
    case "challenge":
      return challenge(ctx, payment, verdict);
    case "pending":
    case "unanswered":
      return review(ctx, order);
    case "declined":
      return release(ctx, { order, payment, to: "declined", reason: verdict.reason });
    case "voided":
      return release(ctx, { order, payment, to: "voided", reason: "declined" });
    case "abandoned":
      return release(ctx, { order, payment, to: "abandoned", reason: "declined" });
  }
}

export interface SettleQuestion {
  readonly idempotencyKey: string;
  readonly verdict: Verdict;
}

function settledAlready(state: PaymentState, payment: PaymentRow, verdict: Verdict): Settlement {
  if (holdsMoney(state)) return { state: "placed" };
  if (verdict.state === "authorized") return { state: "unwanted", reference: verdict.reference };
  const { reason } = payment.details as { reason?: DeclineReason };
  return { state: "declined", error: declineError(reason ?? "declined") };
}

interface Parts {
  readonly order: SettledOrder;
  readonly payment: PaymentRow;
}

/** The payment is held and open, so it is accepted. */
async function accept(
  ctx: Ctx,
  idempotencyKey: string,
  { state, reference, card }: Good,
): Promise<Settlement> {
  await acceptPayment(ctx.db, { idempotencyKey, state, reference, card, now: ctx.now });
  return { state: "placed" };
}

/** The processor has the shopper's money for us. */
export type Good = Extract<Verdict, { state: "authorized" | "captured" }>;

export const isGood = (verdict: Verdict): verdict is Good =>
  verdict.state === "authorized" || verdict.state === "captured";

async function challenge(
  ctx: Ctx,
  payment: PaymentRow,
  verdict: Extract<Verdict, { state: "challenge" }>,
): Promise<Settlement> {
  await updatePayment(ctx.db, payment.id, {
    state: "challenged",
    processor_reference: verdict.reference,
    updated_at: ctx.now,
  });
  return { state: "challenge", url: verdict.challengeUrl };
}

/** The order stays, with its stock, until the processor says what became of the money. */
async function review(ctx: Ctx, order: SettledOrder): Promise<Settlement> {
  if (order.status !== "payment_review") {
    await move(ctx, order, { status: "payment_review", note: "No answer about the payment yet." });
  }
  return { state: "review" };
}

/** Gives stock, coupon and cart back; the order keeps its number for the next try. */
async function release(
  ctx: Ctx,
  {
    order,
    payment,
    to,
    reason,
  }: Parts & { to: "declined" | "voided" | "abandoned"; reason: DeclineReason },
): Promise<Settlement> {
  await updatePayment(ctx.db, payment.id, {
    state: to,
    details: JSON.stringify({ reason }),
    updated_at: ctx.now,
  });
  const items = await selectOrderItems(ctx.db, order.id);
  await returnStock(
    ctx,
    items.map((item) => ({ productId: item.product_id, quantity: item.quantity })),
  );
  if (order.coupon_code !== null) await giveCouponBack(ctx, order.coupon_code);
  await reopenCart(ctx, order.cart_id);
  await move(ctx, order, { status: "payment_declined", note: `Payment ${to}: ${reason}.` });
  return { state: "declined", error: declineError(reason) };
}

async function move(
  ctx: Ctx,
  order: SettledOrder,
  { status, note }: { status: OrderStatus; note: string },
): Promise<void> {
  const orderId = order.id;
  await updateOrder(ctx.db, orderId, { status, updated_at: ctx.now });
  await insertOrderEvent(ctx.db, { orderId, status, note, now: ctx.now });
}
