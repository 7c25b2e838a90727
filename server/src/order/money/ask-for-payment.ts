import type { ChangedLine } from "@placket/domain/line/changed-lines";
import type { Money } from "@placket/domain/money/money";
import type { CardSummary } from "@placket/domain/payment/client-setup";
import type { OrderStatus } from "@placket/domain/order/order-status";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { processorNamed } from "../../payment/payment.ts";
import type { Standing } from "../../providers/payment/payment-provider.ts";
import { transact } from "../../transact.ts";
import { selectPayment } from "../order.sql.ts";
import { acceptPayment } from "./accept-payment.sql.ts";
import { giveBack } from "./give-back.ts";
import { acceptedOf, isGood, type Good } from "./held-money.ts";
import { moneyOnItsWay } from "./money-on-its-way.ts";
import { newsBell } from "./news-bell.ts";
import type { OpenPayment } from "./open-payment.ts";
import { settlePayment, type SettleQuestion, type Settlement } from "./settle-payment.ts";

/** What `placeOrder` leads to for the shopper. */
export type PlaceOutcome =
  | {
      readonly state: "placed";
      readonly number: string;
      /** Opens the order to its shopper; `null` for whoever did not place it. */
      readonly token: string | null;
      readonly email: string;
      readonly status: OrderStatus;
    }
  /** The bank asks its customer first: show the page, then call again. */
  | { readonly state: "challenge"; readonly url: string; readonly order: OpenOrder | null }
  /** The bank has not said what became of the payment; nothing is to be paid again. */
  | { readonly state: "unanswered"; readonly order: OpenOrder | null }
  /** The bank said no; `card` where its processor says which one, for whoever placed the order. */
  | { readonly state: "declined"; readonly problem: Problem; readonly card: CardSummary | null }
  /** The sum is not the one that the shopper saw: nothing was ordered. */
  | { readonly state: "changed"; readonly changes: readonly ChangedLine[] };

/** An order whose payment is open, for whoever placed it; `null` takes its place for anybody else. */
export interface OpenOrder {
  readonly number: string;
  readonly total: Money;
}

/** An order whose payment is asked for. */
type OrderToPay = Pick<Extract<PlaceOutcome, { state: "placed" }>, "number" | "token" | "email">;

/**
 * Asks the processor for a payment that is written down, or for what became of it, and settles by what it says.
 * `ctx.db` must not be a transaction.
 */
export async function askForPayment(
  ctx: Ctx,
  order: OrderToPay,
  payment: OpenPayment,
): Promise<Result<PlaceOutcome>> {
  const verdict = await askToAuthorize(ctx, order, payment);
  const { idempotencyKey } = payment;
  const settlement = await settleInBooks(ctx, { idempotencyKey, verdict });
  // The shopper, who is told the same either way, does not wait until the processor has given it back.
  if (settlement.state === "unwanted") {
    const { paymentId } = settlement;
    ctx.held(moneyOnItsWay).begin(idempotencyKey, () => returnUnwanted(ctx, paymentId));
  }
  return outcome(order, payment, settlement);
}

/** Settles by itself, and gives back money that is not wanted before it says so. */
export async function settle(ctx: Ctx, question: SettleQuestion): Promise<Settlement> {
  const settlement = await settleInBooks(ctx, question);
  if (settlement.state === "unwanted") await returnUnwanted(ctx, settlement.paymentId);
  return settlement;
}

/**
 * Money for an open payment, as nearly all of it is, needs one statement; everything else is looked at in a
 * transaction of its own.
 */
async function settleInBooks(ctx: Ctx, question: SettleQuestion): Promise<Settlement> {
  const { idempotencyKey, verdict } = question;
  if (isGood(verdict) && (await acceptAtOnce(ctx, idempotencyKey, verdict))) {
    ctx.held(newsBell).ring();
    return { state: "placed" };
  }
  const settled = await transact(ctx, async (tx) => ok(await settlePayment(tx, question)));
  if (!settled.ok) throw new Error("settlePayment does not refuse");
  if (settled.value.state === "placed") ctx.held(newsBell).ring();
  return settled.value;
}

async function returnUnwanted(ctx: Ctx, paymentId: number): Promise<void> {
  const payment = await selectPayment(ctx.db, paymentId);
  if (payment) await giveBack(ctx, payment);
}

function acceptAtOnce(ctx: Ctx, idempotencyKey: string, verdict: Good): Promise<boolean> {
  return acceptPayment(ctx.db, { ...acceptedOf(verdict), idempotencyKey, now: ctx.now });
}

/** An answer that got lost is looked up once before the order goes to review. */
async function askToAuthorize(
  ctx: Ctx,
  order: Pick<OrderToPay, "number">,
  payment: OpenPayment,
): Promise<Standing> {
  const provider = processorNamed(ctx, payment.provider);
  const answer = await provider.authorize({
    idempotencyKey: payment.idempotencyKey,
    amount: payment.amount,
    token: payment.cardToken,
    orderNumber: order.number,
    ...(payment.verification === null ? {} : { verification: payment.verification }),
    ...(payment.keepsCard && { keepsCard: true }),
    ...(payment.fromDevice && { fromDevice: true }),
  });
  if (answer.state !== "unanswered") return answer;
  const standing = await provider.find(payment.idempotencyKey);
  return standing === "unknown" ? answer : standing;
}

/** The order is placed, and stands so. */
export const placed = (
  { number, token, email }: OrderToPay,
  status: OrderStatus,
): PlaceOutcome => ({
  state: "placed",
  number,
  token,
  email,
  status,
});

const openOrderOf = ({ number, token }: OrderToPay, { amount }: OpenPayment): OpenOrder | null =>
  token === null ? null : { number, total: amount };

function outcome(
  order: OrderToPay,
  payment: OpenPayment,
  settlement: Settlement,
): Result<PlaceOutcome> {
  switch (settlement.state) {
    case "placed":
      return ok(placed(order, "processing"));
    case "challenge":
      return ok({
        state: "challenge",
        url: settlement.url,
        order: openOrderOf(order, payment),
      });
    case "review":
      return ok({ state: "unanswered", order: openOrderOf(order, payment) });
    case "declined":
      return ok({
        state: "declined",
        problem: problem(settlement.error, "payment_method"),
        card: order.token === null ? null : settlement.card,
      });
    case "unwanted":
      return refuse(problem("payment.declined", "payment_method"));
  }
}
