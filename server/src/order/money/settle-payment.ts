import { HOUR_MS } from "@placket/domain/durations";
import { money, type Money } from "@placket/domain/money/money";
import type { HistoryNote } from "@placket/domain/order/history";
import type { UnpaidStatus } from "@placket/domain/order/order-status";
import { declineError, type DeclineReason } from "@placket/domain/payment/decline-reason";
import type { CardSummary } from "@placket/domain/payment/client-setup";
import { judgeMoney } from "@placket/domain/payment/held-money";
import { holdsMoney, isOpen, type PaymentState } from "@placket/domain/payment/payment-state";
import type { ErrorKey } from "@placket/domain/errors";
import { reopenCart } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { giveBackSpendings } from "../../ledger/ledger.ts";
import { giveUsesBack } from "../../promotion/promotion.ts";
import type { Standing } from "../../providers/payment/payment-provider.ts";
import { returnStock } from "../../stock/stock.ts";
import { acceptPayment } from "./accept-payment.sql.ts";
import { acceptedOf, heldBy, isGood, type Good } from "./held-money.ts";
import { insertOrderEvent, moveOrder, movePayment } from "../moves.sql.ts";
import { orderedPieces } from "../pieces.ts";
import {
  selectForSettling,
  selectOrderItems,
  type PaymentRow,
  type SettledOrder,
} from "../order.sql.ts";
import { mustRead } from "../stored-order.ts";

/** What became of a payment as far as the order is concerned. */
export type Settlement =
  | { readonly state: "placed" }
  | { readonly state: "challenge"; readonly url: string }
  | { readonly state: "review" }
  | { readonly state: "declined"; readonly error: ErrorKey; readonly card: CardSummary | null }
  /** Money turned up that nobody asked for, or that is over: it must be given back. */
  | { readonly state: "unwanted"; readonly paymentId: number };

/** What the processor said, or that it never heard of the payment and never will. */
export type Verdict = Standing | { readonly state: "abandoned" };

export interface SettleQuestion {
  readonly idempotencyKey: string;
  readonly verdict: Verdict;
}

/**
 * Second of the two transactions of `placeOrder`: writes down what became of the payment, once.
 * Whoever comes later, a repeated call or the recovery job, finds it settled and changes nothing.
 */
export async function settlePayment(
  ctx: Ctx,
  { idempotencyKey, verdict }: SettleQuestion,
): Promise<Settlement> {
  const { order, payment } = await selectForSettling(ctx.db, idempotencyKey);
  const parts = { order, payment, from: payment.state };
  if (!isOpen(parts.from)) return settledAlready(ctx, parts, verdict);
  switch (verdict.state) {
    case "authorized":
    case "captured":
      return weigh(ctx, parts, verdict);
    case "challenge":
      return challenge(ctx, parts, verdict);
    case "pending":
    case "unanswered":
      return review(ctx, order);
    case "declined":
      return release(ctx, parts, { to: "declined", reason: verdict.reason, card: verdict.card });
    case "voided":
    case "abandoned":
      return release(ctx, parts, { to: verdict.state, reason: "declined" });
  }
}

interface Parts {
  readonly order: SettledOrder;
  readonly payment: PaymentRow;
  readonly from: PaymentState;
}

const askedFor = ({ payment }: Parts): Money => money(payment.amount_minor, payment.currency);

/** The payment is over. Should the processor hold money for it all the same, that goes back. */
async function settledAlready(ctx: Ctx, parts: Parts, verdict: Verdict): Promise<Settlement> {
  const { order, payment, from } = parts;
  if (holdsMoney(from)) return { state: "placed" };
  if (from === "returning") return { state: "unwanted", paymentId: payment.id };
  // Nobody asks about what went back; an answer that says otherwise is from before, and was heard late.
  const wentBack = from === "voided" || from === "refunded";
  if (isGood(verdict) && heldBy(verdict).minor > 0 && !wentBack) {
    await returnMoney(ctx, parts, verdict);
    const note = {
      code: UNWANTED[verdict.state],
      values: { amount: heldBy(verdict), payment: payment.attempt, was: from },
    };
    await insertOrderEvent(ctx.db, {
      orderId: order.id,
      status: order.status,
      note,
      now: ctx.now,
    });
    return { state: "unwanted", paymentId: payment.id };
  }
  const { reason, card } = mustRead("payment", payment.details, `Payment ${payment.attempt}`);
  return { state: "declined", error: declineError(reason ?? "declined"), card: card ?? null };
}

/** The payment is held and open: money pays the order if it is what was asked for, to the cent. */
async function weigh(ctx: Ctx, parts: Parts, verdict: Good): Promise<Settlement> {
  const { order, payment } = parts;
  const amount = heldBy(verdict);
  const judgement = judgeMoney(askedFor(parts), amount);
  if (judgement === "none") return release(ctx, parts, { to: "voided", reason: "declined" });
  if (judgement === "right") {
    const accepted = { ...acceptedOf(verdict), idempotencyKey: payment.idempotency_key };
    const isAccepted = await acceptPayment(ctx.db, { ...accepted, now: ctx.now });
    if (!isAccepted) throw new Error(`Payment ${payment.id} was held and is open no more`);
    return { state: "placed" };
  }
  await returnMoney(ctx, parts, verdict);
  const note = { code: WRONG[verdict.state], values: { amount, asked: askedFor(parts) } };
  await giveGoodsBack(ctx, order, { to: "payment_unfinished", note });
  return { state: "unwanted", paymentId: payment.id };
}

const UNWANTED = { authorized: "unwanted_authorized", captured: "unwanted_captured" } as const;
const WRONG = { authorized: "wrong_authorized", captured: "wrong_captured" } as const;

function returnMoney(ctx: Ctx, { payment, from }: Parts, { reference, card }: Good) {
  return movePayment(ctx.db, {
    id: payment.id,
    from,
    to: "returning",
    now: ctx.now,
    reference,
    details: { card, reason: "declined" },
  });
}

async function challenge(
  ctx: Ctx,
  { payment, from }: Parts,
  { reference, challengeUrl }: Extract<Verdict, { state: "challenge" }>,
): Promise<Settlement> {
  if (from !== "challenged") {
    const move = { id: payment.id, from, to: "challenged", now: ctx.now, reference } as const;
    await movePayment(ctx.db, move);
  }
  return { state: "challenge", url: challengeUrl };
}

/** The order stays, with its stock, until the processor says what became of the money. */
async function review(ctx: Ctx, { id, status, isExchange }: SettledOrder): Promise<Settlement> {
  if (status !== "payment_review" && !isExchange) {
    await moveOrder(ctx.db, {
      orderId: id,
      from: status,
      to: "payment_review",
      note: { code: "unanswered", values: {} },
      now: ctx.now,
    });
  }
  return { state: "review" };
}

/** When the processor is asked once more about a payment that it did not know. */
const ABANDONED_LOOK_MS = HOUR_MS;

interface Release {
  readonly to: "declined" | "voided" | "abandoned";
  readonly reason: DeclineReason;
  readonly card?: CardSummary | undefined;
}

/** No money moved, and none will. */
async function release(
  ctx: Ctx,
  { order, payment, from }: Parts,
  { to, reason, card }: Release,
): Promise<Settlement> {
  const details = { reason, ...(card && { card }) };
  // What the processor has never heard of may have been on its way to it.
  const nextLookAt = to === "abandoned" ? new Date(ctx.now.getTime() + ABANDONED_LOOK_MS) : null;
  await movePayment(ctx.db, { id: payment.id, from, to, now: ctx.now, details, nextLookAt });
  const note = releaseNote(payment.attempt, { to, reason });
  await giveGoodsBack(ctx, order, { to: AFTER_RELEASE[to], note });
  return { state: "declined", error: declineError(reason), card: card ?? null };
}

const releaseNote = (payment: number, { to, reason }: Release): HistoryNote =>
  to === "declined" ? { code: to, values: { payment, reason } } : { code: to, values: { payment } };

const AFTER_RELEASE = {
  declined: "payment_declined",
  voided: "payment_unfinished",
  abandoned: "payment_unfinished",
} as const;

/** How an order's payment ended without money: where the order stands then, and what its history says. */
interface Ending {
  readonly to: UnpaidStatus;
  readonly note: HistoryNote;
}

/**
 * Gives stock, coupons, what was spent besides money, and cart back; the order keeps its number for the next try. What
 * is sent for a return keeps its goods, and waits for the next try as it is.
 */
export async function giveGoodsBack(
  ctx: Ctx,
  order: SettledOrder,
  { to, note }: Ending,
): Promise<void> {
  if (order.isExchange) {
    await insertOrderEvent(ctx.db, { orderId: order.id, status: order.status, note, now: ctx.now });
    return;
  }
  const items = await selectOrderItems(ctx.db, order.id);
  await returnStock(ctx, orderedPieces(items));
  await giveUsesBack(ctx, order.id);
  await giveBackSpendings(ctx, order.id);
  await reopenCart(ctx, order.cart_id);
  const move = { orderId: order.id, from: order.status, to };
  await moveOrder(ctx.db, { ...move, note, now: ctx.now });
}
