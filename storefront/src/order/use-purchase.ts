import { useEffect } from "react";
import { takePurchase } from "../checkout/placing/placed-orders.ts";
import { publish, type Events } from "../events/events.ts";
import { observable } from "../events/observable.ts";
import type { ShownOrder } from "./order.queries.ts";

/** The order that was told last, for whoever comes later than it does; whoever takes it empties it. */
export const purchased = observable<Events["purchase"] | undefined>(undefined);

/** Tells `purchase` once per order that stands, however often its page is looked at (OPEN-36). */
export function usePurchase(order: ShownOrder | undefined): void {
  useEffect(() => {
    if (!order || order.undone || !takePurchase(order.number)) return;
    const total = order.totals.find(({ code }) => code === "grand_total")?.amount;
    const told = {
      orderNumber: order.number,
      value: total?.value ?? 0,
      currency: total?.currency ?? "",
      items: order.items.map(({ sku, name, quantity, price }) => ({
        sku,
        name,
        quantity,
        price: price.value,
      })),
    };
    purchased.set(told);
    publish("purchase", told);
  }, [order]);
}
