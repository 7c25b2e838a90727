import type { z } from "zod";
import type { orderEndpoints } from "./order.rest.ts";

type OrderWire = z.infer<typeof orderEndpoints.order.reply>;

/** As much of the wire's order as is shown, whether REST sent it or `placeOrder` answered it. */
type ShownOrderWire = ReadOnly<
  Omit<OrderWire, "status" | "is_exchange" | "items" | "totals" | "history">
> & {
  readonly items: ReadOnly<readonly Omit<OrderWire["items"][number], "sewn_picture">[]>;
  readonly totals: readonly TotalWire[];
  /** `placeOrder` tells neither: what it answers is placed, and paid in full. */
  readonly status?: string;
  readonly is_exchange?: boolean;
};

export interface TotalWire {
  readonly code: string;
  readonly phrase: string;
  readonly values: readonly string[];
  readonly amount: { readonly value: number; readonly currency: string };
}

type ReadOnly<Value> = { readonly [Key in keyof Value]: ReadOnly<Value[Key]> };

/** A placed order as its shopper sees it again. */
export type ShownOrder = ReadOnly<ReturnType<typeof shownOrder>>;

export function shownOrder(wire: ShownOrderWire) {
  return {
    number: wire.number,
    email: wire.email,
    placedAt: wire.placed_at,
    isExchange: wire.is_exchange ?? false,
    items: wire.items.map(({ row_total: rowTotal, sewn_pictures: sewn, ...item }) => ({
      sku: item.sku,
      name: item.name,
      quantity: item.quantity,
      options: item.options,
      price: item.price,
      rowTotal,
      image: item.image,
      sewn,
      team: item.team,
      url: item.url,
    })),
    totals: wire.totals,
    billingAddress: wire.billing_address,
    shippingAddress: wire.shipping_address,
    shippingMethod: wire.shipping_method,
    arrival: wire.arrival,
    payment: wire.payment,
    undone: undoneAs(wire.status),
  };
}

/** How an order ended of which nothing more comes (decision 0052). */
export const undoneAs = (status: string | undefined) =>
  UNDONE.find((ended) => ended === status) ?? null;

const UNDONE = ["canceled", "closed"] as const;
