import { isOverlongCard } from "@placket/domain/payment/limits";
import { isOpen, type PaymentState } from "@placket/domain/payment/payment-state";
import { money } from "@placket/domain/money/money";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { paymentProvider } from "../../payment/payment.ts";
import { paymentKeyEnd } from "../../providers/payment/payment-key.ts";
import {
  cardToPayBy,
  openPayment,
  paymentOf,
  type OpenPayment,
  type PaymentDetails,
} from "../money/open-payment.ts";
import { writeOff } from "../money/write-off.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { boundingDeclines } from "../money/declined-tries.ts";
import { askForPayment, type PlaceOutcome } from "../money/ask-for-payment.ts";
import { guestsOrder } from "../owned/changeable-order.ts";
import { provePerson } from "../prove-no-machine.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { takeStep } from "../step/take-step.ts";
import { insertPayment, updateMethod } from "./exchange.sql.ts";
import { methodFromNow } from "./method-from-now.ts";

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
 * the order be packed, and what comes to nothing leaves it waiting (decision 0069). Another card takes the place of one
 * whose bank still waits for its customer. `ctx.db` must not be a
 * transaction.
 */
export async function payForExchange(
  ctx: Ctx,
  { number, token, card }: Wish,
): Promise<Result<PlaceOutcome>> {
  const order = await guestsOrder(ctx, { number, token });
  if (!order.ok) return order;
  if (isOverlongCard(card)) return refuse(problem("access.badRequest", "card", "card"));
  // Whoever brings no card asks what became of one: nothing new comes of that.
  const proven = card.token || card.publicHash ? await provePerson(ctx) : ok(true);
  if (!proven.ok) return proven;
  const isNew = () => Promise.resolve(Boolean(card.token || card.publicHash));
  return boundingDeclines(ctx, { what: number, isNew }, () => paid(ctx, order.value, card));
}

async function paid(
  ctx: Ctx,
  { id: orderId, number, token, email }: PlacedOrder,
  card: Wish["card"],
): Promise<Result<PlaceOutcome>> {
  const details = await cardToPayBy(ctx, card);
  if (!details.ok) return details;
  const open = () =>
    takeStep(ctx, {
      number,
      step: "payOwn",
      work: (tx, held) => opening(tx, held, details.value),
    });
  const first = await open();
  if (!first.ok) return first;
  const opened = (await makeWay(ctx, first.value, details.value)) ? await open() : first;
  if (!opened.ok) return opened;
  const asked = { orderId, number, token, email, status: "holded" } as const;
  return askForPayment(ctx, asked, opened.value.payment);
}

/** A payment to ask for, and where it stands. */
interface Opened {
  readonly payment: OpenPayment;
  readonly state: PaymentState;
}

/**
 * Ends the payment that is open where its bank waits and another card is given: whoever closed the page of their bank
 * is not led there again. One of which nobody knows what became of it is asked for by itself once more.
 */
async function makeWay(
  ctx: Ctx,
  { payment: { idempotencyKey, cardToken }, state }: Opened,
  { token }: PaymentDetails,
): Promise<boolean> {
  if (state !== "challenged" || !token || token === cardToken) return false;
  const note = { code: "given_up", values: {} } as const;
  // Waited for: until the processor has ended it there is money that may still come.
  await writeOff(ctx, { idempotencyKey, to: "payment_given_up", note });
  return true;
}

/** The payment that is open already, or a new one, as it was committed before anybody is asked. */
async function opening(
  tx: Ctx,
  { order, items, payment }: HeldOrder,
  details: PaymentDetails,
): Promise<Result<Opened>> {
  if (payment && isOpen(payment.state)) {
    return ok({ payment: openPayment(payment), state: payment.state });
  }
  if (!details.token) return refuse(problem("payment.cardMissing", "card"));
  const processor = tx.held(paymentProvider);
  const { code: provider, methodCode } = processor;
  const idempotencyKey = await insertPayment(tx.db, {
    order,
    provider,
    methodCode,
    keyEnd: paymentKeyEnd(processor, details.token),
    details,
    now: tx.now,
  });
  const { id: orderId, status } = order;
  // It may have waited for weeks.
  await updateMethod(tx.db, orderId, await methodFromNow(tx, order, items));
  const note = { code: "difference_asked", values: {} } as const;
  await insertOrderEvent(tx.db, { ...stamp(tx), orderId, status, note });
  const amount = money(order.grand_total_minor, order.currency);
  return ok({
    payment: paymentOf({ provider, idempotencyKey, amount }, details),
    state: "started",
  });
}
