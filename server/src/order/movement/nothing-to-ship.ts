import { money } from "@placket/domain/money/money";
import { storeCan } from "@placket/domain/order/step/order-steps";
import type { Ctx } from "../../context.ts";
import type { Heard } from "../../delivery/subscriber.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { askForMoney } from "./capture.ts";
import { invoiceOnce } from "./invoice-order.ts";
import { holdOrder, selectNothingToShip, type HeldOrder } from "../step/held-order.sql.ts";
import { progressOrder } from "../step/progress.ts";

/**
 * What follows when orders are placed of which nothing travels: no parcel will remind anybody of their money, so what is
 * reserved is asked for where the store view does so, and staff take it elsewhere. Where nobody has to be asked for
 * money, no step would ever move them on: they are invoiced and complete by themselves.
 */
export async function completeNothingToShip(
  ctx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const placed = heard.map(({ payload }) => payload.orderId);
  for (const number of await selectNothingToShip(ctx.db, placed)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction holds them, each after the one before
    const held = await holdOrder(ctx, number);
    if (!held) continue;
    if (held.facts.payment !== null && held.facts.payment.captured === 0) {
      // oxlint-disable-next-line no-await-in-loop
      await takeReserved(ctx, held);
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop
    await invoiceOnce(ctx, held);
    const note = { code: "nothing_to_ship", values: {} } as const;
    // oxlint-disable-next-line no-await-in-loop
    await progressOrder(ctx, held, { ...held.facts, note });
  }
}

/** The job of movements asks the processor for it, once this is committed. */
async function takeReserved(ctx: Ctx, held: HeldOrder): Promise<void> {
  const { views, defaultView } = ctx.held(stores);
  const view = views.find(({ id }) => id === held.order.store_view_id) ?? defaultView;
  if (!settingsOf(ctx, view).takesUnshipped || !held.payment) return;
  if (storeCan("capture", held.facts) !== true) return;
  const seen = money(held.payment.amount_minor, held.payment.currency);
  const asked = await askForMoney(ctx, held, { leftOut: [], seen });
  if (!asked.ok) ctx.log.warn({ order: held.order.number, problems: asked.problems }, "not asked");
}
