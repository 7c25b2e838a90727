import { optionsToWire, pictureToWire } from "@placket/contract/cart/line.codec";
import type { CountryCodeEnum } from "@placket/contract/graphql.gen";
import { totalsToWire } from "@placket/contract/line/totals-line.codec";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { uidOf } from "@placket/contract/uid";
import type { Address } from "@placket/domain/directory/address";
import { zero } from "@placket/domain/money/money";
import { shownStatus } from "@placket/domain/order/shown-status";
import { cardTitle } from "@placket/domain/payment/card-display";
import { paymentMethod } from "@placket/domain/payment/methods";
import { methodName } from "@placket/domain/shipping/method-name";
import type { Ctx } from "../../context.ts";
import { sayIn } from "../../translation/say.ts";
import { shownToday } from "../item-picture.ts";
import type { PlacedItem, PlacedOrder } from "../stored-order.ts";

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
    email: order.email,
    token: order.token,
    items: order.items.map((item) => historyItem(ctx, item)),
    total: totalOf(order),
    raw_totals: totalsToWire(order.totals, say),
    billing_address: order.billingAddress && historyAddress(order.billingAddress),
    shipping_address: order.shippingAddress && historyAddress(order.shippingAddress),
    shipping_method: order.shippingMethod && methodName(order.shippingMethod, say),
    arrival: order.shippingMethod?.arrival ?? null,
    payment_methods: [paymentOf(ctx, order)],
    applied_coupons: order.couponCodes.map((code) => ({ code, note: null })),
    comments:
      order.orderComment === null
        ? []
        : [{ message: order.orderComment, timestamp: order.placedAt.toISOString() }],
    shipments: [],
    invoices: [],
  };
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
    selected_options: optionsToWire(item, sayIn(ctx)).map(({ label, value }) => ({ label, value })),
    row_total: moneyToWire(item.rowTotal),
    image: pictureToWire(imageFile, item.name).url,
  };
}

function totalOf({ totals, currency }: PlacedOrder) {
  const { discounts, grandTotal, shipping, subtotal, tax, taxes } = totals;
  const total = moneyToWire(grandTotal);
  return {
    grand_total: total,
    base_grand_total: total,
    subtotal: moneyToWire(subtotal),
    discounts: discounts.map(({ amount, label }) => ({ amount: moneyToWire(amount), label })),
    total_shipping: moneyToWire(shipping ?? zero(currency)),
    total_tax: moneyToWire(tax),
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
  postcode: address.postcode,
  country_code: address.countryCode as CountryCodeEnum,
  telephone: address.telephone,
});

function paymentOf(ctx: Ctx, { card, paymentMethodCode: code }: PlacedOrder) {
  const say = sayIn(ctx);
  const method = paymentMethod(code);
  return {
    name: card ? cardTitle(card, say) : method ? say(method.title) : code,
    type: code,
    additional_data: [],
  };
}
