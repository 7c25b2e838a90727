import { moneyToWire } from "@placket/contract/money/money.codec";
import type { orderAdminEndpoints } from "@placket/contract/order/order.admin";
import { cardTitle } from "@placket/domain/payment/card-display";
import { paymentMethod } from "@placket/domain/payment/methods";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { sayInEnglish } from "../translation/say.ts";
import { addressLines } from "./address-lines.ts";
import { lookAfterOrder } from "./look-after-order.ts";
import { orderLines } from "./order-lines.ts";
import type { PlacedItem } from "./placed-order.ts";
import {
  listOrders,
  staffOrder,
  type ListedOrder,
  type PaymentTry,
  type StaffOrder,
} from "./staff-orders.ts";

export const orderAdminHandlers: Handlers<typeof orderAdminEndpoints> = {
  orders: async ({ ctx }, { query: { search = "", status, before } }) => {
    const page = await listOrders(ctx, { text: search.trim(), status, before });
    if (!page.ok) return page;
    const { orders, next, counts } = page.value;
    return ok({ orders: orders.map((order) => listedToWire(ctx, order)), next, counts });
  },
  order: async ({ ctx }, { params }) => toWire(ctx, await staffOrder(ctx, params.number)),
  lookAfterOrder: async ({ ctx }, { params }) =>
    toWire(ctx, await lookAfterOrder(ctx, params.number)),
};

function listedToWire(ctx: Ctx, { createdAt, storeViewId, total, ...order }: ListedOrder) {
  return {
    ...order,
    createdAt: createdAt.toISOString(),
    storeView: storeViewName(ctx, storeViewId),
    total: moneyToWire(total),
  };
}

const toWire = (ctx: Ctx, found: Result<StaffOrder>) =>
  found.ok ? ok(orderToWire(ctx, found.value)) : found;

function orderToWire(ctx: Ctx, staffOrder: StaffOrder) {
  const { order, status, createdAt, placedAt, payments, events, canLookAfter } = staffOrder;
  const { billingAddress, shippingAddress, shippingMethod } = order;
  return {
    number: order.number,
    status,
    email: order.email,
    storeView: storeViewName(ctx, order.storeViewId),
    createdAt: createdAt.toISOString(),
    placedAt: placedAt?.toISOString() ?? null,
    items: order.items.map(itemToWire),
    totals: orderLines(order, sayInEnglish).map((line) => ({
      ...line,
      amount: moneyToWire(line.amount),
    })),
    billingAddress: addressLines(ctx, billingAddress),
    shippingAddress: shippingAddress ? addressLines(ctx, shippingAddress) : [],
    telephone: (shippingAddress ?? billingAddress).telephone,
    shippingMethod: shippingMethod
      ? `${shippingMethod.carrierTitle} - ${shippingMethod.methodTitle}`
      : null,
    comment: order.orderComment,
    payments: payments.map(paymentToWire),
    events: events.map(({ status, note, at }) => ({ status, note, createdAt: at.toISOString() })),
    canLookAfter,
  };
}

const itemToWire = ({ sku, name, quantity, selections, price, rowTotal }: PlacedItem) => ({
  sku,
  name,
  quantity,
  options: selections.map((one) => ({ label: one.attributeLabel, value: one.optionLabel })),
  price: moneyToWire(price),
  rowTotal: moneyToWire(rowTotal),
});

const paymentToWire = ({
  methodCode,
  amount,
  card,
  createdAt,
  updatedAt,
  ...rest
}: PaymentTry) => ({
  ...rest,
  method: paymentMethod(methodCode)?.title ?? methodCode,
  amount: moneyToWire(amount),
  card: card && cardTitle(card),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const storeViewName = (ctx: Ctx, id: number) =>
  ctx.services.stores.views.find((view) => view.id === id)?.name ?? "";
