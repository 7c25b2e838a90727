import type { z } from "zod";
import type { orderEndpoints } from "./order.rest.ts";

type OrderWire = z.infer<typeof orderEndpoints.order.reply>;

/** A placed order as its shopper sees it again. */
export type ShownOrder = ReturnType<typeof shownOrder>;

export function shownOrder(wire: OrderWire) {
  return {
    number: wire.number,
    email: wire.email,
    placedAt: wire.placed_at,
    items: wire.items.map(({ row_total: rowTotal, ...item }) => ({ ...item, rowTotal })),
    totals: wire.totals,
    shippingAddress: wire.shipping_address,
    shippingMethod: wire.shipping_method,
    arrival: wire.arrival,
    payment: wire.payment,
  };
}
