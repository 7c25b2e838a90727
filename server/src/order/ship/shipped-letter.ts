import type { PlacedItem } from "../stored-order.ts";
import { letterTemplate } from "../../mail/template/template.ts";
import { shownOrder, type ShownOrder } from "../letter/letter-order.ts";
import { itemLines } from "../letter/item-lines.ts";
import { ORDER_PLACEHOLDERS, orderButton, orderValues } from "../letter/order-blocks.ts";
import { sampleOrder } from "../letter/sample-order.ts";
import type { Shipment } from "./shipments.ts";

interface Shipped extends ShownOrder {
  readonly shipment: Pick<Shipment, "number" | "pieces" | "tracks">;
}

/** The letter that says that pieces of an order are on their way, and where to follow them. */
export const orderShipped = letterTemplate({
  name: "order.shipped",
  title: "Shipment",
  about:
    "Goes to the buyer when pieces of an order leave, and again with each parcel's number added later.",
  readers: "shoppers",
  placeholders: ORDER_PLACEHOLDERS,
  texts: (say, at) => ({
    subject: say("Your %1 order %2 is on its way", at.store, at.number),
    heading: say("On its way to you: order %1.", at.number),
    intro: say("This is in the shipment:"),
    closing: say("Questions? %1", at.phone),
  }),
  values: orderValues,
  blocks: (shipped: Shipped, head) => {
    const { order, shipment, shippedTo } = shipped;
    const { say } = head;
    const inIt = new Map(shipment.pieces.map(({ itemId, quantity }) => [itemId, quantity]));
    const pieces = order.items.flatMap((item: PlacedItem) => {
      const count = inIt.get(item.id);
      return count === undefined ? [] : [{ item, pieces: count, amount: null }];
    });
    return [
      itemLines(shipped, head, pieces),
      {
        is: "facts",
        title: say("Follow it"),
        lines: shipment.tracks.map(({ title, number, url }) =>
          url === null ? `${say(title)} ${number}` : `${say(title)} ${number}: ${url}`,
        ),
      },
      { is: "facts", title: say("Ships to"), lines: shippedTo },
      orderButton(shipped, head),
    ];
  },
  sample: (ctx) => {
    const order = sampleOrder(ctx);
    return {
      ...shownOrder(ctx, order),
      shipment: {
        number: "100000001",
        pieces: order.items.map(({ id }) => ({ itemId: id, quantity: 1 })),
        tracks: [
          {
            carrier: "ups",
            number: "1Z999AA10123456784",
            title: "UPS",
            url: "https://www.ups.com/track?tracknum=1Z999AA10123456784",
          },
        ],
      },
    };
  },
});
