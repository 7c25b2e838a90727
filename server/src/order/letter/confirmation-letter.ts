import { lineRows } from "@placket/domain/cart/line-kinds";
import { saidLines } from "@placket/domain/line/said-lines";
import { arrivalDays } from "@placket/domain/shipping/arrival";
import { methodName } from "@placket/domain/shipping/method-name";
import { letterTemplate } from "../../mail/template/template.ts";
import { shownOrder, type ShownOrder } from "./letter-order.ts";
import { sampleOrder } from "./sample-order.ts";

/** The letter that confirms an order. */
export const orderConfirmation = letterTemplate({
  name: "order.confirmation",
  title: "Order confirmation",
  about: "Goes to the buyer as soon as an order is placed.",
  readers: "shoppers",
  placeholders: {
    number: "the order’s number",
    name: "the buyer’s name, as in the billing address",
  },
  texts: (say, at) => ({
    subject: say("Your %1 order %2", at.store, at.number),
    heading: say("Thank you for your order %1.", at.number),
    intro: say("This is what you ordered:"),
    closing: say("Questions? %1", at.phone),
  }),
  values: ({ order: { number, billingAddress } }: ShownOrder) => ({
    number,
    name: billingAddress && `${billingAddress.firstname} ${billingAddress.lastname}`.trim(),
  }),
  blocks: ({ order, shippedTo, orderUrl, pictureOf }, { say, price, locale }) => {
    const { shippingMethod } = order;
    const arrival = shippingMethod?.arrival;
    return [
      {
        is: "lines",
        rows: order.items.map((item) => ({
          name: item.name,
          facts: lineRows(item).map(({ label, value, price: added }) => {
            const said = `${say(label)}: ${value}`;
            return added === null ? said : `${said} (${say("%1 each", price(added))})`;
          }),
          sku: item.sku,
          pieces: `${item.quantity} × ${price(item.price)}`,
          amount: price(item.rowTotal),
          picture: pictureOf(item),
        })),
      },
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
      { is: "note", title: say("Your note"), text: order.orderComment ?? "" },
      { is: "button", text: say("See your order"), href: orderUrl },
    ];
  },
  sample: (ctx) => shownOrder(ctx, sampleOrder(ctx)),
});
