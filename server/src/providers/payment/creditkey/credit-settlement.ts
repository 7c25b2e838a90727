import { add, type Money } from "@placket/domain/money/money";
import type { Settlement } from "../payment-provider.ts";
import { readPaymentKey } from "../payment-key.ts";
import { orderAtCredit } from "./credit-authorization.ts";
import type { CreditLine } from "./credit-line.ts";
import { dollars, readCreditOrder, type CreditOrder } from "./credit-order.ts";

interface MoneyWish {
  readonly reference: string;
  readonly amount: Money;
  readonly key: string;
}

/** Takes what is reserved, or a part of it: the goods go. Taken before with this amount: done. */
export async function captureAtCredit(line: CreditLine, wish: MoneyWish): Promise<Settlement> {
  const { reference, amount, key } = wish;
  return settle(line, reference, async (order) => {
    if (order.isCaptured && order.amount.minor === amount.minor) return done(reference);
    if (order.isCaptured || order.isCanceled) return WRONG_STATE;
    if (amount.minor > order.amount.minor) return TOO_HIGH;
    const fields = {
      id: reference,
      merchant_order_id: readPaymentKey(key)?.number ?? "",
      merchant_status: "shipped",
      cart_contents: order.items,
      charges: chargesOf(amount),
    };
    return asked(line, { call: "confirm_order", fields }, (now) =>
      now.isCaptured ? done(reference) : undefined,
    );
  });
}

/** Calls a reservation off; called off already: done. */
export async function cancelAtCredit(line: CreditLine, reference: string): Promise<Settlement> {
  return settle(line, reference, async (order) => {
    if (order.isCanceled) return done(reference);
    if (order.isCaptured) return WRONG_STATE;
    return asked(line, { call: "cancel_order", fields: { id: reference } }, (now) =>
      now.isCanceled ? done(reference) : undefined,
    );
  });
}

/**
 * Pays back of what was taken. Credit Key knows no key of ours: that this one was made, while its answer got lost, is
 * known by what is paid back there beside what was paid back `before`.
 */
export async function refundAtCredit(
  line: CreditLine,
  { reference, amount, before }: MoneyWish & { readonly before: Money | undefined },
): Promise<Settlement> {
  return settle(line, reference, async (order) => {
    if (!order.isCaptured) return WRONG_STATE;
    const earlier = before ?? order.refunded;
    const wanted = add(earlier, amount);
    if (order.refunded.minor === wanted.minor) return done(reference);
    // Somebody paid back there by hand: what is missing is for staff to say.
    if (order.refunded.minor !== earlier.minor) return WRONG_STATE;
    if (wanted.minor > order.amount.minor) return TOO_HIGH;
    const fields = { id: reference, amount: dollars(amount) };
    return asked(line, { call: "refund", fields, isOnce: true }, (now) =>
      now.refunded.minor === wanted.minor ? done(reference) : undefined,
    );
  });
}

/** Of a part no more is known than its sum; it adds up. */
const chargesOf = (amount: Money) => ({
  total: dollars(amount),
  shipping: 0,
  tax: 0,
  discount_amount: 0,
  grand_total: dollars(amount),
});

const done = (reference: string): Settlement => ({ state: "done", reference });
const WRONG_STATE: Settlement = { state: "refused", reason: "wrong_state" };
const TOO_HIGH: Settlement = { state: "refused", reason: "amount_too_high" };

/** Looks at the order first: what was done before is not asked for again. */
async function settle(
  line: CreditLine,
  reference: string,
  decide: (order: CreditOrder) => Promise<Settlement>,
): Promise<Settlement> {
  const order = await orderAtCredit(line, reference);
  if (order === "unanswered") return { state: "unanswered" };
  return order === "missing" ? { state: "refused", reason: "unknown_reference" } : decide(order);
}

/** Asks, and believes the order that comes back; undefined of it is not what was asked for. */
async function asked(
  line: CreditLine,
  question: Parameters<CreditLine>[0],
  judge: (now: CreditOrder) => Settlement | undefined,
): Promise<Settlement> {
  const answer = await line(question);
  if (answer.kind === "refused" || answer.kind === "missing") return WRONG_STATE;
  const now = answer.kind === "said" ? readCreditOrder(answer.body) : undefined;
  return (now && judge(now)) ?? { state: "unanswered" };
}
