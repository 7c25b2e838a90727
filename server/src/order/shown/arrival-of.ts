import { leftToCome } from "@placket/domain/order/step/line-progress";
import type { PlacedOrder } from "../stored-order.ts";

/**
 * When an order arrives, as its buyer is told; `null` while it is on hold, for nobody knows when that ends, and where
 * nothing of it comes.
 */
export const arrivalOf = ({
  status,
  items,
  shippingMethod,
}: Pick<PlacedOrder, "status" | "items" | "shippingMethod">) =>
  status !== "holded" && items.some(({ progress }) => leftToCome(progress) > 0)
    ? (shippingMethod?.arrival ?? null)
    : null;
