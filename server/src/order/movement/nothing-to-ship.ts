import type { Ctx } from "../../context.ts";
import type { Heard } from "../../delivery/subscriber.ts";
import { invoiceOnce } from "./invoice-order.ts";
import { holdOrder, selectNothingToShip } from "../step/held-order.sql.ts";
import { progressOrder } from "../step/progress.ts";

/**
 * What follows when orders are placed of which nothing travels and for which nobody has to be asked for money: no
 * step would ever move them on, so they are invoiced and complete by themselves.
 */
export async function completeNothingToShip(
  ctx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const placed = heard.map(({ payload }) => payload.orderId);
  for (const number of await selectNothingToShip(ctx.db, placed)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction holds them, each after the one before
    const held = await holdOrder(ctx, number);
    if (!held || (held.facts.payment !== null && held.facts.payment.captured === 0)) continue;
    // oxlint-disable-next-line no-await-in-loop
    await invoiceOnce(ctx, held);
    const note = { code: "nothing_to_ship", values: {} } as const;
    // oxlint-disable-next-line no-await-in-loop
    await progressOrder(ctx, held, { ...held.facts, note });
  }
}
