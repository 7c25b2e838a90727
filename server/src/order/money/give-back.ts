import { money, subtract, type Money } from "@placket/domain/money/money";
import { givenBack } from "@placket/domain/order/history";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { processorNamed } from "../../payment/payment.ts";
import type { Processor, Settlement } from "../../providers/payment/payment-provider.ts";
import { transact } from "../../transact.ts";
import { heldBy } from "./held-money.ts";
import { insertOrderEvent, leaseReturning, movePayment, noteAllRefunded } from "../moves.sql.ts";
import { selectForSettling, type PaymentRow } from "../order.sql.ts";
import { haveTrouble } from "./trouble.ts";
import { PROCESSOR_TROUBLE } from "../history/processor-trouble.ts";

/** How long one process may be at it, ms: a lookup, a void and a refund of the slowest provider. */
const LEASE_MS = 120_000;

/**
 * Gives the money of a `returning` payment back: a reservation is called off, what was taken is refunded. Says
 * so only when the processor did; otherwise the trouble is noted, staff see it, and the recovery job comes
 * again. Safe to call anywhere, any time. `ctx.db` must not be a transaction.
 */
export async function giveBack(ctx: Ctx, payment: PaymentRow): Promise<void> {
  if (!(await leaseReturning(ctx.db, payment.id, LEASE_MS))) return;
  try {
    const outcome = await askBack(processorNamed(ctx, payment.provider), payment);
    if ("trouble" in outcome) await haveTrouble(ctx, payment, outcome.trouble);
    else await noteReturned(ctx, payment, outcome);
  } catch (error) {
    await haveTrouble(ctx, payment, error);
  }
}

type Outcome = Returned | { readonly trouble: string };

interface Returned {
  readonly to: "voided" | "refunded";
  /** None where the bank never confirmed, or somebody gave it back before. */
  readonly amount: Money;
}

/** Asks first what there is: it may have been captured or given back by hand meanwhile. */
async function askBack(provider: Processor, payment: PaymentRow): Promise<Outcome> {
  const key = payment.idempotency_key;
  const standing = await provider.find(key);
  if (standing === "unknown") return { trouble: PROCESSOR_TROUBLE.unknown };
  const none = money(0, payment.currency);
  switch (standing.state) {
    case "authorized":
      return callOff(provider, { reference: standing.reference, key, amount: standing.amount });
    case "captured": {
      const credited = money(payment.credited_minor, payment.currency);
      const amount = subtract(heldBy(standing), credited);
      if (amount.minor <= 0) return { to: "refunded", amount: standing.refunded };
      const held = { reference: standing.reference, key, amount };
      const before = standing.refunded;
      return payBack(provider, { ...held, before, isWhole: credited.minor === 0 });
    }
    case "challenge":
    case "pending":
      return callOff(provider, { reference: standing.reference, key, amount: none });
    case "voided":
    case "declined":
      return { to: "voided", amount: none };
    case "unanswered":
      return { trouble: PROCESSOR_TROUBLE.unanswered };
  }
}

interface Held {
  readonly reference: string;
  readonly key: string;
  readonly amount: Money;
}

async function callOff(provider: Processor, held: Held): Promise<Outcome> {
  const answer = await provider.void(held.reference, `${held.key}-void`);
  return done(answer)
    ? { to: "voided", amount: held.amount }
    : { trouble: refusal("void", answer) };
}

/** What is not settled yet cannot be refunded at some processors, and can still be called off. */
async function payBack(
  provider: Processor,
  { isWhole, before, ...held }: Held & { readonly before: Money; readonly isWhole: boolean },
): Promise<Outcome> {
  const { reference, key, amount } = held;
  const refunded = await provider.refund(reference, amount, `${key}-refund`, before);
  if (done(refunded)) return { to: "refunded", amount };
  const isTooEarly = refunded.state === "refused" && refunded.reason === "wrong_state";
  // What became store credit stays with the processor: all of it is not called off.
  if (!isTooEarly || !isWhole) return { trouble: refusal("refund", refunded) };
  const calledOff = await callOff(provider, held);
  return "trouble" in calledOff ? { trouble: refusal("refund", refunded) } : calledOff;
}

const done = (answer: Settlement) => answer.state === "done";

const refusal = (what: "void" | "refund", answer: Settlement) =>
  answer.state === "refused"
    ? `The processor refused the ${what}: ${answer.reason.replaceAll("_", " ")}.`
    : `The processor did not answer when the ${what} was asked for.`;

async function noteReturned(
  ctx: Ctx,
  { id, idempotency_key: idempotencyKey, attempt }: PaymentRow,
  returned: Returned,
): Promise<void> {
  const { to, amount } = returned;
  const written = await transact(ctx, async (tx) => {
    const { order, payment } = await selectForSettling(tx.db, idempotencyKey);
    const from = payment.state;
    if (from !== "returning") return ok(undefined);
    await movePayment(tx.db, { id, from, to, now: tx.now });
    if (to === "refunded") await noteAllRefunded(tx.db, id);
    const note = givenBack({ payment: attempt, ...returned });
    const event = { orderId: order.id, status: order.status, note, now: tx.now };
    await insertOrderEvent(tx.db, event);
    return ok(order.status);
  });
  if (!written.ok || written.value === undefined) return;
  const details = { payment: idempotencyKey, to, minor: amount.minor, currency: amount.currency };
  if (amount.minor === 0) ctx.log.info(details, "called off a payment that held no money");
  else if (written.value === "canceled") ctx.log.info(details, "gave back what was canceled");
  else ctx.log.warn(details, "gave back money that was not wanted");
}
