import type { PlacedOrder } from "../stored-order.ts";

/** When an order arrives, as its buyer is told; `null` while it is on hold: nobody knows when that ends. */
export const arrivalOf = ({
  status,
  shippingMethod,
}: Pick<PlacedOrder, "status" | "shippingMethod">) =>
  status === "holded" ? null : (shippingMethod?.arrival ?? null);
