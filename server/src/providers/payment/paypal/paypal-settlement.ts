import type { Money } from "@placket/domain/money/money";
import { amountText } from "../amount-text.ts";
import type { Settlement, SettlementRefusal } from "../payment-provider.ts";
import { textIn, type PaypalAnswer, type PaypalLine } from "./paypal-line.ts";
import { captureOf, readPaypalOrder, type PaypalOrder } from "./paypal-order.ts";

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

/** Pays back of what was taken. */
export async function refundAtPaypal(line: PaypalLine, wish: MoneyWish): Promise<Settlement> {
  const order = await orderOf(line, wish.reference);
  if ("state" in order) return order;
  const capture = captureOf(order);
  if (!capture) return WRONG_STATE;
  const answer = await line({
    method: "POST",
    path: `/v2/payments/captures/${capture.id}/refund`,
    requestId: wish.key,
    body: { amount: amountOf(wish) },
  });
  return settled(answer, wish);
}

const amountOf = ({ amount }: MoneyWish) => ({
  currency_code: amount.currency,
  value: amountText(amount),
});

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
