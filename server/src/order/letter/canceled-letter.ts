import type { Money } from "@placket/domain/money/money";
import { money } from "@placket/domain/money/money";
import { letterTemplate } from "../../mail/template/template.ts";
import { shownOrder, type ShownOrder } from "./letter-order.ts";
import { itemLines } from "./item-lines.ts";
import { ORDER_PLACEHOLDERS, orderButton, orderValues } from "./order-blocks.ts";
import { sampleOrder } from "./sample-order.ts";

interface Canceled extends ShownOrder {
  /** What goes back to the buyer; nothing where nothing was reserved or taken. */
  readonly back: Money;
}

/** The letter that says that an order was canceled. */
export const orderCanceled = letterTemplate({
  name: "order.canceled",
  title: "Order canceled",
  about: "Goes to the buyer when an order is canceled, by the shop or by themselves.",
  readers: "shoppers",
  placeholders: ORDER_PLACEHOLDERS,
  texts: (say, at) => ({
    subject: say("Your %1 order %2 is canceled", at.store, at.number),
    heading: say("Your order %1 is canceled.", at.number),
    intro: say("Nothing of it will be shipped:"),
    closing: say("Questions? %1", at.phone),
  }),
  values: orderValues,
  blocks: (canceled: Canceled, head) => {
    const { back, order } = canceled;
    const { say, price } = head;
    const rows = order.items.map((item) => ({ item, amount: null }));
    const goesBack = {
      is: "paragraph",
      text: say(
        "We give %1 back to the card you paid with. Your bank may take some days to show it.",
        price(back),
      ),
    } as const;
    return [
      itemLines(canceled, head, rows),
      ...(back.minor > 0 ? [goesBack] : []),
      orderButton(canceled, head),
    ];
  },
  sample: (ctx) => ({
    ...shownOrder(ctx, sampleOrder(ctx)),
    back: money(19_050, ctx.store.currency),
  }),
});
