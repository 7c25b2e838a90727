import { CANCEL_PAGE } from "@placket/domain/order/cancel-page";
import { letterTemplate } from "../../mail/template/template.ts";
import { shownOrder, type ShownOrder } from "./letter-order.ts";
import { itemLines } from "./item-lines.ts";
import { ORDER_PLACEHOLDERS, orderValues } from "./order-blocks.ts";
import { sampleOrder } from "./sample-order.ts";

interface CancelRequested extends ShownOrder {
  /** Where it is confirmed. */
  readonly confirmUrl: string;
}

/** The letter that asks a guest to confirm that an order is to be canceled. */
export const cancelRequested = letterTemplate({
  name: "order.cancelRequested",
  title: "Confirm a cancellation",
  about:
    "Goes to the buyer of an order without an account when its cancellation was asked for; its link cancels.",
  readers: "shoppers",
  placeholders: ORDER_PLACEHOLDERS,
  texts: (say, at) => ({
    subject: say("Cancel your %1 order %2?", at.store, at.number),
    heading: say("Is order %1 to be canceled?", at.number),
    intro: say(
      "Somebody who has its link asked us to. It is canceled once you confirm it, within a day:",
    ),
    closing: say("If you want to keep it, do nothing. Questions? %1", at.phone),
  }),
  values: orderValues,
  blocks: (requested: CancelRequested, head) => {
    const rows = requested.order.items.map((item) => ({ item, amount: null }));
    return [
      itemLines(requested, head, rows),
      { is: "button", text: head.say("Confirm the Cancellation"), href: requested.confirmUrl },
    ];
  },
  sample: (ctx) => ({
    ...shownOrder(ctx, sampleOrder(ctx)),
    confirmUrl: `${ctx.settings.storeUrl}${CANCEL_PAGE}`,
  }),
});
