import type { Ctx } from "../../context.ts";
import type { Heard } from "../../delivery/subscriber.ts";
import { writeLetters, type LetterOfView } from "../../mail/mail.ts";
import { letterOf } from "../../mail/template/letter-of.ts";
import { stores } from "../../store/store-config.ts";
import { ordersById } from "../placed-order.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { orderConfirmation } from "./confirmation-letter.ts";
import { shownOrder } from "./letter-order.ts";

/** The letters that confirm orders, each in the language of the store view where its order was placed. */
export async function writeConfirmations(
  ctx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const orderOf = await ordersById(
    ctx,
    heard.map(({ payload }) => payload.orderId),
  );
  const letters = heard.map(({ payload, eventId }) => ({
    ...confirmation(ctx, orderOf(payload.orderId)),
    eventId,
  }));
  await writeLetters(ctx, letters);
}

function confirmation(ctx: Ctx, order: PlacedOrder): Omit<LetterOfView, "eventId"> {
  const view = ctx.held(stores).views.find((other) => other.id === order.storeViewId);
  const inView = view ? { ...ctx, store: view } : ctx;
  return {
    ...letterOf(inView, orderConfirmation, shownOrder(inView, order)),
    storeViewId: inView.store.id,
    recipient: order.email,
  };
}
