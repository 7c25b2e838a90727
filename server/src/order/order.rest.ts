import { moneyToWire } from "@placket/contract/money/money.codec";
import type { orderEndpoints } from "@placket/contract/order/order.rest";
import { imageUrl, TILE_WIDTH } from "@placket/domain/media/image-url";
import { paymentMethod } from "@placket/domain/payment/methods";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { sayIn } from "../translation/say.ts";
import { addressLines } from "./address-lines.ts";
import { orderLines } from "./order-lines.ts";
import { orderByToken, type PlacedItem, type PlacedOrder } from "./placed-order.ts";

export const orderHandlers: Handlers<typeof orderEndpoints> = {
  order: async ({ ctx }, { query }) => {
    const found = await orderByToken(ctx, query);
    return found.ok ? ok(orderToWire(ctx, found.value)) : found;
  },
};

function orderToWire(ctx: Ctx, order: PlacedOrder) {
  const say = sayIn(ctx);
  const method = paymentMethod(order.paymentMethodCode);
  return {
    number: order.number,
    status: order.status,
    email: order.email,
    placed_at: order.placedAt.toISOString(),
    items: order.items.map((item) => itemToWire(ctx, item)),
    totals: orderLines(order, say).map(({ code, label, amount }) => ({
      code,
      label,
      amount: moneyToWire(amount),
    })),
    shipping_address: order.shippingAddress ? addressLines(ctx, order.shippingAddress) : [],
    shipping_method: order.shippingMethod
      ? `${order.shippingMethod.carrierTitle} - ${order.shippingMethod.methodTitle}`
      : null,
    payment: order.card
      ? `${order.card.brand} ${order.card.last4}`
      : method
        ? say(method.title)
        : order.paymentMethodCode,
  };
}

function itemToWire(ctx: Ctx, item: PlacedItem) {
  const now = ctx.services.catalog.current().sellable(item.productId, item.parentId, ctx.store.id);
  return {
    sku: item.sku,
    name: item.name,
    quantity: item.quantity,
    options: item.selections.map((one) => ({ label: one.attributeLabel, value: one.optionLabel })),
    price: moneyToWire(item.price),
    row_total: moneyToWire(item.rowTotal),
    image: now?.imageFile ? imageUrl(now.imageFile, TILE_WIDTH) : null,
    url: now ? `/${now.urlKey}` : null,
  };
}
