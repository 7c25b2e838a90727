import { letterTemplate } from "../../mail/template/template.ts";
import { shownOrder, type ShownOrder } from "./letter-order.ts";
import { ORDER_PLACEHOLDERS, orderButton, orderValues } from "./order-blocks.ts";
import { sampleOrder } from "./sample-order.ts";

interface Noted extends ShownOrder {
  /** As it was written. */
  readonly text: string;
}

/** The letter that brings a note of the shop to the buyer of an order. */
export const orderNote = letterTemplate({
  name: "order.note",
  title: "Note to an order",
  about: "Goes to the buyer when staff write a note to an order that is for them.",
  readers: "shoppers",
  placeholders: ORDER_PLACEHOLDERS,
  texts: (say, at) => ({
    subject: say("About your %1 order %2", at.store, at.number),
    heading: say("About your order %1", at.number),
    intro: say("The shop wrote to you:"),
    closing: say("Questions? %1", at.phone),
  }),
  values: orderValues,
  blocks: (noted: Noted, head) => [
    { is: "note", title: head.say("Note"), text: noted.text },
    orderButton(noted, head),
  ],
  sample: (ctx) => ({
    ...shownOrder(ctx, sampleOrder(ctx)),
    text: "The aprons in ecru come on Thursday.\nShall we send the rest before?",
  }),
});
