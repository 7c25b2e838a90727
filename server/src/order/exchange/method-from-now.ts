import { makingOf } from "@placket/domain/cart/making/making-of";
import { undigitizedLogos } from "@placket/domain/cart/digitizing/digitizing";
import { zero } from "@placket/domain/money/money";
import { arrivalWith } from "@placket/domain/shipping/available-methods";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";
import type { Ctx } from "../../context.ts";
import type { JsonValue } from "../../db/tables.gen.ts";
import { stitchesByNow } from "../../embroidery/logo/digitizing.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import type { OrderRow } from "../order.sql.ts";
import { mustRead } from "../stored-order.ts";

/**
 * How what is sent instead travels: as the order that was paid, for nothing, and with days that count from now, those
 * of what is sewn on its lines with them, without those of logos that were digitized since. Those of that order are over by the time that something of it came back.
 */
export async function methodFromNow(
  ctx: Ctx,
  order: Pick<OrderRow, "shipping_method" | "store_view_id" | "currency">,
  lines: readonly { readonly configuration: JsonValue }[],
): Promise<ShippingMethod | null> {
  if (order.shipping_method === null) return null;
  const method = mustRead("method", order.shipping_method, "Shipping method");
  const view = ctx.held(stores).views.find(({ id }) => id === order.store_view_id);
  const items = lines.map(({ configuration }) => ({
    configuration: mustRead("configuration", configuration, "Line"),
  }));
  const { made } = await stitchesByNow(ctx.db, undigitizedLogos(items));
  const arrival = arrivalWith(method.carrierCode, {
    settings: settingsOf(ctx, view),
    making: makingOf(
      items.map(({ configuration: { parts } }) => ({ parts, embroideryItemId: null })),
      made,
    ),
    now: ctx.now,
  });
  return { ...method, amount: zero(order.currency), arrival };
}
