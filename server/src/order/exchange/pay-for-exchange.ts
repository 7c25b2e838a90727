import { randomBytes } from "node:crypto";
import { isOverlongCard } from "@placket/domain/payment/limits";
import { isOpen } from "@placket/domain/payment/payment-state";
import { money } from "@placket/domain/money/money";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { paymentProvider } from "../../payment/payment.ts";
import { cardToPayBy, openPayment, paymentOf, type OpenPayment } from "../money/open-payment.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { askForPayment, type PlaceOutcome } from "../order.ts";
import { guestsOrder } from "../owned/changeable-order.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { takeStep } from "../step/take-step.ts";
import { insertPayment } from "./exchange.sql.ts";

interface Wish {
  readonly number: string;
  /** Opens the order to its buyer; one of an account is that account's to pay. */
  readonly token: string;
  /** A one-time token of a card, or the customer's stored card, with what its bank said. */
  readonly card: Parameters<typeof cardToPayBy>[1];
}

/**
 * Pays the difference of an exchange that costs more, by card. As with any order the payment is written down before
 * the processor is asked, and asked for again by its key as long as nobody knows what became of it; what is paid lets
 * the order be packed, and what comes to nothing leaves it waiting (decision 0069). `ctx.db` must not be a
 * transaction.
 */
export async function payForExchange(
  ctx: Ctx,
  { number, token, card }: Wish,
): Promise<Result<PlaceOutcome>> {
  const order = await guestsOrder(ctx, { number, token });
  if (!order.ok) return order;
  if (isOverlongCard(card)) return refuse(problem("access.badRequest", "card", "card"));
  const details = await cardToPayBy(ctx, card);
  if (!details.ok) return details;
  const opened = await takeStep(ctx, {
    number,
    step: "payOwn",
    work: (tx, held) => opening(tx, held, details.value),
  });
  if (!opened.ok) return opened;
  const { id: orderId, email } = order.value;
  return askForPayment(ctx, { orderId, number, token, email, status: "holded" }, opened.value);
}

/** The payment that is open already, or a new one, as it was committed before anybody is asked. */
async function opening(
  tx: Ctx,
  { order, payment }: HeldOrder,
  details: Parameters<typeof paymentOf>[1],
): Promise<Result<OpenPayment>> {
  if (payment && isOpen(payment.state)) return ok(openPayment(payment));
  if (!details.token) return refuse(problem("payment.cardMissing", "card"));
  const { code: provider, methodCode } = tx.held(paymentProvider);
  const idempotencyKey = await insertPayment(tx.db, {
    order,
    provider,
    methodCode,
    keySuffix: randomBytes(6).toString("hex"),
    details,
    now: tx.now,
  });
  const { id: orderId, status } = order;
  const note = { code: "difference_asked", values: {} } as const;
  await insertOrderEvent(tx.db, { ...stamp(tx), orderId, status, note });
  const amount = money(order.grand_total_minor, order.currency);
  return ok(paymentOf({ provider, idempotencyKey, amount }, details));
}
