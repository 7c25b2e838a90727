import { letterTemplate } from "../../mail/template/template.ts";
import { shownOrder, type ShownOrder } from "../letter/letter-order.ts";
import { itemLines } from "../letter/item-lines.ts";
import { ORDER_PLACEHOLDERS, orderValues } from "../letter/order-blocks.ts";
import { sampleOrder } from "../letter/sample-order.ts";

/** The letter that asks for the difference of an exchange that costs more, and leads to where it is paid. */
export const differenceLetter = letterTemplate({
  name: "order.difference",
  title: "Difference of an exchange",
  about: "Goes to the buyer when what is sent for a return costs more, and is to be paid by card.",
  readers: "shoppers",
  placeholders: { ...ORDER_PLACEHOLDERS, amount: "the difference" },
  texts: (say, at) => ({
    subject: say("Your exchange at %1: please pay %2", at.store, at.amount),
    heading: say("What you get instead costs %1 more.", at.amount),
    intro: say(
      "We keep it for you as order %1, and send it once the difference is paid:",
      at.number,
    ),
    closing: say("Questions? %1", at.phone),
  }),
  values: (told: ShownOrder, { price }) => ({
    ...orderValues(told),
    amount: price(told.order.totals.grandTotal),
  }),
  blocks: (told, head) => [
    itemLines(
      told,
      head,
      told.order.items.map((item) => ({ item, amount: null })),
    ),
    { is: "button", text: head.say("Pay the difference"), href: told.orderUrl },
  ],
  sample: (ctx) => shownOrder(ctx, sampleOrder(ctx)),
});
