import { saidLines } from "@placket/domain/line/said-lines";
import { arrivalDays } from "@placket/domain/shipping/arrival";
import { methodName } from "@placket/domain/shipping/method-name";
import { letterTemplate } from "../../mail/template/template.ts";
import { shownOrder } from "./letter-order.ts";
import { itemLines } from "./item-lines.ts";
import { onAccount, ORDER_PLACEHOLDERS, orderButton, orderValues } from "./order-blocks.ts";
import { sampleOrder } from "./sample-order.ts";

/** The letter that confirms an order. */
export const orderConfirmation = letterTemplate({
  name: "order.confirmation",
  title: "Order confirmation",
  about: "Goes to the buyer as soon as an order is placed.",
  readers: "shoppers",
  placeholders: ORDER_PLACEHOLDERS,
  texts: (say, at) => ({
    subject: say("Your %1 order %2", at.store, at.number),
    heading: say("Thank you for your order %1.", at.number),
    intro: say("This is what you ordered:"),
    closing: say("Questions? %1", at.phone),
  }),
  values: orderValues,
  blocks: (shown, head) => {
    const { order, shippedTo } = shown;
    const { say, price, locale } = head;
    const { shippingMethod } = order;
    const arrival = shippingMethod?.arrival;
    return [
      itemLines(
        shown,
        head,
        order.items.map((item) => ({ item })),
      ),
      {
        is: "sums",
        rows: saidLines(order.totals, say).map(({ label, amount }) => ({
          label,
          amount: price(amount),
        })),
      },
      { is: "facts", title: say("Ships to"), lines: shippedTo },
      {
        is: "facts",
        title: say("Shipping"),
        lines: shippingMethod
          ? [
              methodName(shippingMethod, say),
              ...(arrival ? [say("Arrives %1", arrivalDays(arrival, locale))] : []),
            ]
          : [],
      },
      { is: "facts", title: say("Payment"), lines: onAccount(order, head) },
      { is: "note", title: say("Your note"), text: order.orderComment ?? "" },
      orderButton(shown, head),
    ];
  },
  sample: (ctx) => shownOrder(ctx, sampleOrder(ctx)),
});
