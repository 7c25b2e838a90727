import { useEffect } from "react";
import { takePurchase } from "../checkout/placing/placed-orders.ts";
import { publish } from "../events/events.ts";
import type { ShownOrder } from "./order.queries.ts";

/** Tells `purchase` once per order that stands, however often its page is looked at (OPEN-36). */
export function usePurchase(order: ShownOrder | undefined): void {
  useEffect(() => {
    if (!order || order.undone || !takePurchase(order.number)) return;
    const total = order.totals.find(({ code }) => code === "grand_total")?.amount;
    publish("purchase", {
      orderNumber: order.number,
      value: total?.value ?? 0,
      currency: total?.currency ?? "",
      items: order.items.map(({ sku, name, quantity, price }) => ({
        sku,
        name,
        quantity,
        price: price.value,
      })),
    });
  }, [order]);
}
