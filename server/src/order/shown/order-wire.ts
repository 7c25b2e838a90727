import { optionsToWire, pictureToWire } from "@placket/contract/cart/line.codec";
import { noteToWire } from "@placket/contract/order/history.codec";
import { totalsToWire } from "@placket/contract/line/totals-line.codec";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { teamOf } from "@placket/domain/cart/team-part";
import { methodName } from "@placket/domain/shipping/method-name";
import type { Ctx } from "../../context.ts";
import { sayIn } from "../../translation/say.ts";
import { addressLinesIn } from "../address-lines.ts";
import { shopperVoice } from "../history/voice.ts";
import { arrivalOf } from "./arrival-of.ts";
import { paymentName } from "./payment-name.ts";
import { shownToday } from "../item-picture.ts";
import { drawnFor, sewnPicture, sewnPictures } from "../sewn/sewn-picture.ts";
import type { PlacedItem, PlacedOrder } from "../stored-order.ts";

/** An order as its shopper sees it, on both transports. */
export function orderToWire(ctx: Ctx, order: PlacedOrder) {
  const voice = shopperVoice(ctx);
  const { say } = voice;
  return {
    number: order.number,
    status: order.status,
    email: order.email,
    placed_at: order.placedAt.toISOString(),
    is_exchange: order.isExchange,
    items: order.items.map((item) => itemToWire(ctx, item, order)),
    totals: totalsToWire(order.totals, say),
    billing_address: order.billingAddress ? addressLinesIn(ctx, order.billingAddress) : [],
    shipping_address: order.shippingAddress ? addressLinesIn(ctx, order.shippingAddress) : [],
    shipping_method: order.shippingMethod && methodName(order.shippingMethod, say),
    arrival: arrivalOf(order),
    payment: paymentName(order, say),
    history: order.history.map(({ note, at }) => ({
      ...noteToWire(note, "shopper", voice),
      created_at: at.toISOString(),
    })),
  };
}

function itemToWire(ctx: Ctx, item: PlacedItem, { token, items }: PlacedOrder) {
  const { imageFile, url } = shownToday(ctx, item);
  const drawn = drawnFor(item, items);
  return {
    sku: item.sku,
    name: item.name,
    quantity: item.quantity,
    options: optionsToWire(item, sayIn(ctx)),
    price: moneyToWire(item.price),
    row_total: moneyToWire(item.rowTotal),
    image: pictureToWire(imageFile, item.name).url,
    sewn_picture: sewnPicture(ctx, token, drawn),
    sewn_pictures: sewnPictures(ctx, token, drawn),
    team: teamOf(item),
    url,
  };
}
