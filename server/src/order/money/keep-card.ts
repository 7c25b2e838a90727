import type { Ctx } from "../../context.ts";
import type { Heard } from "../../delivery/subscriber.ts";
import { keepCard } from "../../payment/stored-card/stored-cards.ts";
import { selectWholeOrders } from "../order.sql.ts";
import { mustRead } from "../stored-order.ts";

/** Keeps the cards of customers who wished for it, once their orders are paid. */
export async function keepPaidCards(
  ctx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const orders = await selectWholeOrders(
    ctx.db,
    heard.map(({ payload }) => payload.orderId),
  );
  for (const { customer_id: customerId, payment_details: details } of orders) {
    const paid = mustRead("payment", details ?? {}, "Payment");
    const { keepsCard, vaultToken, card } = paid;
    if (customerId === null || !keepsCard || vaultToken === undefined || !card) continue;
    // In one transaction, whose statements come one after the other anyway.
    // oxlint-disable-next-line no-await-in-loop
    await keepCard(ctx, { customerId, vaultToken, card });
  }
}
