import { money } from "@placket/domain/money/money";
import { heldMoney, type OrderStep } from "@placket/domain/order/step/order-steps";
import { checkReason } from "@placket/domain/order/step/step-words";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { freeQuote } from "../../cart/quote/free-quote.ts";
import type { Ctx } from "../../context.ts";
import { giveBackSpendings } from "../../ledger/ledger.ts";
import { endExchange } from "../exchange/end-exchange.ts";
import { giveUsesBack } from "../../promotion/promotion.ts";
import { returnStock } from "../../stock/stock.ts";
import { orderCanceled } from "../letter/canceled-letter.ts";
import { tellBuyer } from "../letter/tell-buyer.ts";
import { giveBack } from "../money/give-back.ts";
import { moneyOnItsWay } from "../money/money-on-its-way.ts";
import { moveOrder, movePayment } from "../moves.sql.ts";
import { selectPayment, type PaymentRow } from "../order.sql.ts";
import { orderedPieces } from "../pieces.ts";
import { cancelItems, type HeldOrder } from "./held-order.sql.ts";
import { stamp } from "./stamp.ts";
import { takeStep } from "./take-step.ts";

interface Wish {
  readonly number: string;
  readonly reason: string;
}

/**
 * Cancels an order of which nothing is on its way yet: its pieces go back on the shelf, its promotions may be used
 * again, its quote may be ordered again, gift cards, credit and points are given back, and its money is `returning` in the same transaction; the processor is asked behind the answer, and by
 * the recovery job until it said yes. `ctx.db` must not be a transaction.
 */
export const cancelOrder = (ctx: Ctx, wish: Wish): Promise<Result<true>> =>
  cancelBy(ctx, wish, { step: "cancel", action: "order.cancel", code: "canceled" });

/** The same by the shopper who placed it, while nobody has begun to pack it; whose it is was asked before. */
export const cancelOwnOrder = (ctx: Ctx, wish: Wish): Promise<Result<true>> =>
  cancelBy(ctx, wish, { step: "cancelOwn", code: "canceled_by_shopper" });

interface By {
  readonly step: Extract<OrderStep, "cancel" | "cancelOwn">;
  readonly action?: "order.cancel";
  readonly code: "canceled" | "canceled_by_shopper";
}

async function cancelBy(
  ctx: Ctx,
  { number, reason }: Wish,
  { code, ...by }: By,
): Promise<Result<true>> {
  const problems = checkReason(reason);
  if (problems.length > 0) return refuse(...problems);
  const text = reason.trim();
  const canceled = await takeStep(ctx, {
    number,
    ...by,
    work: async (tx, held) => {
      await putBack(tx, held);
      const { id: orderId, status: from } = held.order;
      const note = { code, values: { reason: text } } as const;
      await moveOrder(tx.db, { ...stamp(tx), orderId, from, to: "canceled", note });
      await endExchange(tx, {
        order: held.order,
        pieces: held.items.map(({ id: itemId, quantity, quantity_ended: ended }) => ({
          itemId,
          quantity: quantity - ended,
        })),
        occasion: "canceled",
        noteOf: (values) => ({ code: "exchange_canceled", values }),
      });
      const back = money(heldMoney(held.facts.payment), held.order.currency);
      await tellBuyer(tx, orderId, {
        template: orderCanceled,
        dataOf: (shown) => ({ ...shown, back }),
      });
      return ok(back.minor > 0 ? held.payment : null);
    },
  });
  if (!canceled.ok) return canceled;
  if (canceled.value) beginGivingBack(ctx, canceled.value);
  return ok(true);
}

async function putBack(tx: Ctx, { order, items, payment, facts }: HeldOrder): Promise<void> {
  const left = items.map((item) => ({
    ...item,
    quantity: item.quantity - item.quantity_canceled - item.quantity_dropped,
  }));
  await returnStock(tx, orderedPieces(left));
  await giveUsesBack(tx, order.id);
  await giveBackSpendings(tx, order.id);
  await freeQuote(tx, order.cart_id);
  await cancelItems(tx.db, order.id);
  if (!payment || !facts.payment || heldMoney(facts.payment) === 0) return;
  const { state: from } = facts.payment;
  await movePayment(tx.db, { id: payment.id, from, to: "returning", now: tx.now });
}

/** Nobody waits for the processor; what fails or is lost with the process, the recovery job repeats. */
function beginGivingBack(ctx: Ctx, { id, idempotency_key: key }: PaymentRow): void {
  ctx.held(moneyOnItsWay).begin(key, async () => {
    const payment = await selectPayment(ctx.db, id);
    if (payment) await giveBack(ctx, payment);
  });
}
