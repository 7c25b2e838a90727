import { zero } from "@placket/domain/money/money";
import { arrivalWith } from "@placket/domain/shipping/available-methods";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";
import type { Ctx } from "../../context.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import type { OrderRow } from "../order.sql.ts";
import { mustRead } from "../stored-order.ts";

/**
 * How what is sent instead travels: as the order that was paid, for nothing, and with days that count from now. Those
 * of that order are over by the time that something of it came back.
 */
export function methodFromNow(
  ctx: Ctx,
  order: Pick<OrderRow, "shipping_method" | "store_view_id" | "currency">,
): ShippingMethod | null {
  if (order.shipping_method === null) return null;
  const method = mustRead("method", order.shipping_method, "Shipping method");
  const view = ctx.held(stores).views.find(({ id }) => id === order.store_view_id);
  const arrival = arrivalWith(method.carrierCode, settingsOf(ctx, view), ctx.now);
  return { ...method, amount: zero(order.currency), arrival };
}
