import { isSwitchedOn, PURCHASE } from "@placket/domain/conversion/meta-events";
import { decimalOf } from "@placket/domain/money/price-format";
import type { Ctx } from "../context.ts";
import type { Heard } from "../delivery/subscriber.ts";
import { ordersById } from "../order/placed-order.ts";
import type { PlacedOrder } from "../order/stored-order.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { insertConversions, type NewConversion } from "./conversion.sql.ts";
import { browserData, hashedPerson, type UserData } from "./hashed-person.ts";
import { isOfPortal, pageAddress, whyUntold } from "./may-tell.ts";
import { deletePlacing, takePlacings, writePlacing } from "./placing.sql.ts";

/**
 * Notes before an order is written that whoever places it consented, and by which browser: the order has no browser any
 * more when it tells its purchase. Of whoever did not, or does not any more, nothing is noted.
 */
export async function notePlacing(
  ctx: Ctx,
  { cartId }: { readonly cartId: number },
): Promise<void> {
  const isPortal = isOfPortal(ctx);
  const why = whyUntold(ctx, PURCHASE, isPortal);
  if (why === "switched off") return;
  if (why) return deletePlacing(ctx.db, cartId);
  await writePlacing(ctx.db, {
    cartId,
    person: browserData(ctx),
    sourceUrl: pageAddress(ctx),
    isPortal,
    now: ctx.now,
  });
}

/**
 * Has Meta told of orders that were placed by whoever consented, each once (the transaction of the delivery, and the
 * order is unique). Its `event_id` is `purchase.` and the order's number, which its browser knows as well.
 */
export async function notePurchases(
  ctx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const placings = await takePlacings(
    ctx.db,
    heard.map(({ payload }) => payload.orderId),
  );
  if (placings.length === 0) return;
  const orderOf = await ordersById(
    ctx,
    placings.map(({ orderId }) => orderId),
  );
  const purchases = placings.flatMap(({ person, ...placing }) => {
    const order = orderOf(placing.orderId);
    return purchaseOf(ctx, order, { ...placing, browser: person as UserData }) ?? [];
  });
  await insertConversions(ctx.db, purchases);
}

interface Placing {
  readonly customerId: number | null;
  readonly browser: UserData;
  readonly sourceUrl: string;
  readonly isPortal: boolean;
}

/** undefined where staff do not want it told any more, or nothing was bought: an exchange. */
function purchaseOf(ctx: Ctx, order: PlacedOrder, placing: Placing): NewConversion | undefined {
  const { views, defaultView } = ctx.held(stores);
  const view = views.find(({ id }) => id === order.storeViewId) ?? defaultView;
  const settings = settingsOf({ held: ctx.held, store: view });
  const { isPortal, browser, sourceUrl, customerId } = placing;
  if (settings.metaPixelId === "" || !isSwitchedOn(PURCHASE, isPortal, settings)) return undefined;
  if (order.isExchange) return undefined;
  return {
    storeViewId: view.id,
    pixel: settings.metaPixelId,
    name: PURCHASE,
    eventId: `purchase.${order.number}`,
    happenedAt: order.placedAt,
    notedAt: ctx.now,
    customerId,
    orderId: order.id,
    sourceUrl,
    person: { ...hashedPerson(buyerOf(order)), ...browser },
    custom: { ...boughtIn(order), is_portal: isPortal },
  };
}

function buyerOf({ email, billingAddress }: PlacedOrder) {
  if (!billingAddress) return { email };
  const { firstname, lastname, city, regionCode, region, postcode } = billingAddress;
  return {
    email,
    firstName: firstname,
    lastName: lastname,
    city,
    region: regionCode || region,
    postcode,
    countryCode: billingAddress.countryCode,
    telephone: billingAddress.telephone,
  };
}

const boughtIn = ({ number, totals, items, currency }: PlacedOrder) => ({
  order_id: number,
  currency,
  value: decimalOf(totals.grandTotal),
  content_type: "product",
  content_ids: items.map(({ sku }) => sku),
  contents: items.map(({ sku, quantity, price }) => ({
    id: sku,
    quantity,
    item_price: decimalOf(price),
  })),
  num_items: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
  has_embroidery: items.some(({ parts }) => parts.some(({ kind }) => kind !== "team")),
});
