import { optionsToWire, pictureToWire } from "@placket/contract/cart/line.codec";
import { countryToWire } from "@placket/contract/directory/country-code.codec";
import { noteToWire } from "@placket/contract/order/history.codec";
import { totalsToWire } from "@placket/contract/line/totals-line.codec";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { uidOf } from "@placket/contract/uid";
import type { Address } from "@placket/domain/directory/address";
import { zero } from "@placket/domain/money/money";
import { leftToReturn } from "@placket/domain/order/step/line-progress";
import { shownStatus } from "@placket/domain/order/shown-status";
import { methodName } from "@placket/domain/shipping/method-name";
import type { Say } from "@placket/domain/phrase";
import { wishesToday } from "../../cart/owned/wishes-today.ts";
import type { Ctx } from "../../context.ts";
import { messageOf } from "../../graphql/refused.ts";
import { sayIn } from "../../translation/say.ts";
import { shopperVoice } from "../history/voice.ts";
import { shownToday } from "../item-picture.ts";
import { paymentName } from "../shown/payment-name.ts";
import type { PlacedItem, PlacedOrder } from "../stored-order.ts";
import { wishOf } from "./reorder.ts";

/** An order in a list, or why it cannot be shown: then its place is empty, and the others stand. */
export type HistoryOrder = ReturnType<typeof historyOrder> | Promise<never>;

/** An order by Magento's names, as far as ours holds it: what is not kept yet is empty. */
export function historyOrder(ctx: Ctx, order: PlacedOrder) {
  const say = sayIn(ctx);
  return {
    id: uidOf(order.id),
    number: order.number,
    order_date: order.placedAt.toISOString(),
    status: say(shownStatus(order.status) ?? order.status),
    status_code: order.status,
    increment_id: order.number,
    order_number: order.number,
    created_at: order.placedAt.toISOString(),
    grand_total: moneyToWire(order.totals.grandTotal).value,
    is_virtual: order.shippingAddress === null,
    customer_info: order.billingAddress && {
      firstname: order.billingAddress.firstname,
      lastname: order.billingAddress.lastname,
    },
    email: order.email,
    token: order.token,
    items: order.items.map((item) => historyItem(ctx, item)),
    /** For what is worked out only where it is asked for. */
    placed: order,
    total: totalOf(order),
    raw_totals: totalsToWire(order.totals, say),
    billing_address: order.billingAddress && historyAddress(order.billingAddress),
    shipping_address: order.shippingAddress && historyAddress(order.shippingAddress),
    shipping_method: order.shippingMethod && methodName(order.shippingMethod, say),
    carrier: order.shippingMethod && say(order.shippingMethod.carrierTitle),
    arrival: order.shippingMethod?.arrival ?? null,
    payment_methods: [paymentOf(ctx, order)],
    applied_coupons: order.couponCodes.map((code) => ({ code, note: null })),
    comments: commentsOf(ctx, order),
  };
}

function commentsOf(ctx: Ctx, { orderComment, history, placedAt }: PlacedOrder) {
  const voice = shopperVoice(ctx);
  const own =
    orderComment === null ? [] : [{ message: orderComment, timestamp: placedAt.toISOString() }];
  const happened = history.map(({ note, at }) => {
    const { text, ...said } = noteToWire(note, "shopper", voice);
    return { ...said, message: text, timestamp: at.toISOString() };
  });
  return [...own, ...happened];
}

function historyItem(ctx: Ctx, item: PlacedItem) {
  const { imageFile, url } = shownToday(ctx, item);
  return {
    __typename: "OrderItem" as const,
    id: uidOf(item.id),
    product_name: item.name,
    product_sku: item.sku,
    product_url_key: url?.slice(1) ?? null,
    product_sale_price: moneyToWire(item.price),
    quantity_ordered: item.quantity,
    quantity_canceled: item.progress.canceled,
    quantity_shipped: item.progress.shipped,
    quantity_refunded: item.progress.refunded,
    quantity_returned: item.progress.returned,
    quantity_returnable: leftToReturn(item.progress),
    selected_options: optionsToWire(item, sayIn(ctx)),
    row_total: moneyToWire(item.rowTotal),
    image: pictureToWire(imageFile, item.name).url,
  };
}

/** What would come of reordering each item now. */
export function itemsToday(ctx: Ctx, { items }: Pick<PlacedOrder, "items">) {
  const today = wishesToday(ctx, items.map(wishOf));
  return items.map((item, at) => ({ id: uidOf(item.id), ...todayToWire(today[at]!, sayIn(ctx)) }));
}

function todayToWire(today: ReturnType<typeof wishesToday>[number], say: Say) {
  if (!today.ok) {
    return { quantity: null, price: null, message: messageOf(today.problems[0]!, say) };
  }
  const { quantity, price } = today.value;
  return { quantity, price: moneyToWire(price), message: null };
}

function totalOf({ totals, currency }: PlacedOrder) {
  const { discounts, grandTotal, shipping, subtotal, tax, taxes } = totals;
  const total = moneyToWire(grandTotal);
  return {
    grand_total: total,
    base_grand_total: total,
    subtotal: moneyToWire(subtotal),
    discounts: discounts
      .filter(({ amount }) => amount.minor > 0)
      .map(({ amount, label }) => ({ amount: moneyToWire(amount), label })),
    total_shipping: moneyToWire(shipping ?? zero(currency)),
    total_tax: moneyToWire(tax),
    shipping_handling: { total_amount: moneyToWire(shipping ?? zero(currency)) },
    taxes: taxes.map(({ amount, label }) => ({ amount: moneyToWire(amount), title: label })),
  };
}

const historyAddress = (address: Address) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company,
  street: [...address.street],
  city: address.city,
  region: address.region,
  region_code: address.regionCode,
  postcode: address.postcode,
  country_code: countryToWire(address.countryCode),
  telephone: address.telephone,
});

const paymentOf = (ctx: Ctx, order: PlacedOrder) => ({
  name: paymentName(order, sayIn(ctx)),
  type: order.paymentMethodCode,
  additional_data: [],
});
