import { subtract, type Money } from "@placket/domain/money/money";
import { amountText } from "../amount-text.ts";
import type { Settlement, SettlementRefusal } from "../payment-provider.ts";
import { textIn, type PaypalAnswer, type PaypalLine } from "./paypal-line.ts";
import {
  isGoingBack,
  isPending,
  readPaypalOrder,
  sumOf,
  takenOf,
  type PaypalOrder,
} from "./paypal-order.ts";

interface Wish {
  /** The order that holds the money. */
  readonly reference: string;
  readonly key: string;
}

interface MoneyWish extends Wish {
  readonly amount: Money;
}

/** Takes what is reserved, or a part of it, and lets the rest go. */
export async function captureAtPaypal(line: PaypalLine, wish: MoneyWish): Promise<Settlement> {
  const order = await orderOf(line, wish.reference);
  if ("state" in order) return order;
  const { authorization } = order;
  if (!authorization) return WRONG_STATE;
  const answer = await line({
    method: "POST",
    path: `/v2/payments/authorizations/${authorization.id}/capture`,
    requestId: wish.key,
    body: { amount: amountOf(wish), final_capture: true },
  });
  return settled(answer, wish);
}

/** Calls a reservation off; called off already: done. */
export async function voidAtPaypal(line: PaypalLine, wish: Wish): Promise<Settlement> {
  const order = await orderOf(line, wish.reference);
  if ("state" in order) return order;
  const { authorization } = order;
  if (!authorization) return WRONG_STATE;
  const answer = await line({
    method: "POST",
    path: `/v2/payments/authorizations/${authorization.id}/void`,
    requestId: wish.key,
    body: {},
  });
  const isVoid = answer.kind === "refused" && answer.issue === "PREVIOUSLY_VOIDED";
  return isVoid ? { state: "done", reference: wish.reference } : settled(answer, wish);
}

/** Pays back of what was taken, capture by capture where it was taken in parts. */
export async function refundAtPaypal(line: PaypalLine, wish: MoneyWish): Promise<Settlement> {
  const order = await orderOf(line, wish.reference);
  if ("state" in order) return order;
  const parts = partsOf(order, wish);
  if ("state" in parts) return parts;
  for (const [i, part] of parts.entries()) {
    // One after the other: where one is refused, the next ones are not asked for.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await line({
      method: "POST",
      path: `/v2/payments/captures/${part.captureId}/refund`,
      requestId: part.requestId,
      body: { amount: amountOf(part), custom_id: wish.key },
    });
    const outcome = settled(answer, wish);
    // A part of it has gone back: that is no refusal, and the rest is asked for again.
    if (outcome.state !== "done") return i === 0 ? outcome : UNANSWERED;
  }
  return { state: "done", reference: wish.reference };
}

interface RefundPart {
  readonly captureId: string;
  readonly requestId: string;
  readonly amount: Money;
}

/** Of which captures a sum goes back. What went back by the same key is not asked for again. */
function partsOf(
  order: PaypalOrder,
  { amount, key }: MoneyWish,
): readonly RefundPart[] | Settlement {
  const [first, ...others] = takenOf(order);
  if (!first) return WRONG_STATE;
  // One capture knows by itself what is left of it, and what it was asked for before.
  if (others.length === 0) return [{ captureId: first.id, requestId: key, amount }];
  const back = order.refunds.filter(isGoingBack);
  const mine = back.filter((one) => one.key === key);
  if (mine.some(isPending)) return UNANSWERED;
  let rest = subtract(amount, sumOf(mine, amount));
  const parts: RefundPart[] = [];
  for (const { id, amount: taken } of [first, ...others]) {
    const left = subtract(
      taken,
      sumOf(
        back.filter(({ captureId }) => captureId === id),
        amount,
      ),
    );
    const part = left.minor < rest.minor ? left : rest;
    if (part.minor <= 0) continue;
    const requestId = id === first.id ? key : `${key}-${id}`;
    parts.push({ captureId: id, requestId, amount: part });
    rest = subtract(rest, part);
  }
  return rest.minor > 0 ? { state: "refused", reason: "amount_too_high" } : parts;
}

const amountOf = ({ amount }: Pick<MoneyWish, "amount">) => ({
  currency_code: amount.currency,
  value: amountText(amount),
});

const UNANSWERED: Settlement = { state: "unanswered" };
const WRONG_STATE: Settlement = { state: "refused", reason: "wrong_state" };

async function orderOf(line: PaypalLine, reference: string): Promise<PaypalOrder | Settlement> {
  const answer = await line({ method: "GET", path: `/v2/checkout/orders/${reference}` });
  if (answer.kind === "said") return readPaypalOrder(answer.body);
  return answer.kind === "unanswered"
    ? { state: "unanswered" }
    : { state: "refused", reason: "unknown_reference" };
}

/** A capture or a refund that PayPal has not decided is asked for again, by the same key. */
function settled(answer: PaypalAnswer, { reference }: Wish): Settlement {
  switch (answer.kind) {
    case "said": {
      const status = textIn(answer.body, "status");
      if (FAILED.has(status)) return WRONG_STATE;
      return status === "PENDING" ? { state: "unanswered" } : { state: "done", reference };
    }
    case "missing":
      return { state: "refused", reason: "unknown_reference" };
    case "refused":
      return { state: "refused", reason: REFUSALS.get(answer.issue) ?? "wrong_state" };
    case "unanswered":
      return { state: "unanswered" };
  }
}

const FAILED: ReadonlySet<string> = new Set(["DECLINED", "FAILED", "CANCELLED"]);

const REFUSALS: ReadonlyMap<string, SettlementRefusal> = new Map([
  ["MAX_CAPTURE_AMOUNT_EXCEEDED", "amount_too_high"],
  ["REFUND_AMOUNT_EXCEEDED", "amount_too_high"],
  ["CAPTURE_FULLY_REFUNDED", "amount_too_high"],
]);
