import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Standing } from "../providers/payment/payment-provider.ts";
import { transact } from "../transact.ts";
import { openOrder, type OpenedOrder, type OpenPayment } from "./open-order.ts";
import { acceptPayment } from "./accept-payment.sql.ts";
import { isGood, settlePayment, type SettleQuestion, type Settlement } from "./settle-payment.ts";

/** What `placeOrder` leads to for the shopper. */
export type PlaceOutcome =
  | {
      readonly state: "placed";
      readonly number: string;
      readonly token: string;
      readonly email: string;
    }
  /** The bank asks its customer first: show the page, then call again. */
  | { readonly state: "challenge"; readonly url: string };

/**
 * Places the order of a cart exactly once (issue §6). Two short transactions with the processor between (decision 0002):
 * the order stands, visible to staff, before money moves; a repeated, parallel or later call finds it and
 * asks the processor with the same key. `ctx.db` must not be a transaction.
 */
export async function placeOrder(ctx: Ctx, maskId: string): Promise<Result<PlaceOutcome>> {
  const opened = await transact(ctx, (tx) => openOrder(tx, maskId));
  if (!opened.ok) return opened;
  const order = opened.value;
  if (!order.payment) return ok(placed(order));
  const verdict = await askToAuthorize(ctx, order, order.payment);
  const settlement = await settle(ctx, {
    idempotencyKey: order.payment.idempotencyKey,
    verdict,
  });
  return outcome(order, settlement);
}

/**
 * Settles by itself, and gives back money that nobody waits for. Money for an open payment, as nearly all
 * of it is, needs one statement; everything else is looked at in a transaction of its own.
 */
export async function settle(ctx: Ctx, question: SettleQuestion): Promise<Settlement> {
  const { idempotencyKey, verdict } = question;
  if (isGood(verdict)) {
    const { state, reference, card } = verdict;
    const accepted = { idempotencyKey, state, reference, card, now: ctx.now };
    if (await acceptPayment(ctx.db, accepted)) return { state: "placed" };
  }
  const settled = await transact(ctx, async (tx) => ok(await settlePayment(tx, question)));
  if (!settled.ok) throw new Error("settlePayment does not refuse");
  if (settled.value.state === "unwanted") {
    await ctx.services.payment.void(settled.value.reference, `${question.idempotencyKey}-void`);
    ctx.log.warn(
      { payment: question.idempotencyKey },
      "gave back money of a payment that was over",
    );
  }
  return settled.value;
}

/** An answer that got lost is looked up once before the order goes to review. */
async function askToAuthorize(
  ctx: Ctx,
  order: OpenedOrder,
  payment: OpenPayment,
): Promise<Standing> {
  const provider = ctx.services.payment;
  const answer = await provider.authorize({
    idempotencyKey: payment.idempotencyKey,
    amount: payment.amount,
    token: payment.cardToken,
    orderNumber: order.number,
    ...(payment.verification === null ? {} : { verification: payment.verification }),
  });
  if (answer.state !== "unanswered") return answer;
  const standing = await provider.find(payment.idempotencyKey);
  return standing === "unknown" ? answer : standing;
}

const placed = ({ number, token, email }: OpenedOrder): PlaceOutcome => ({
  state: "placed",
  number,
  token,
  email,
});

function outcome(order: OpenedOrder, settlement: Settlement): Result<PlaceOutcome> {
  switch (settlement.state) {
    case "placed":
      return ok(placed(order));
    case "challenge":
      return ok({ state: "challenge", url: settlement.url });
    case "review":
      return refuse(problem("payment.unanswered"));
    case "declined":
      return refuse(problem(settlement.error, "payment_method"));
    case "unwanted":
      return refuse(problem("payment.declined", "payment_method"));
  }
}
