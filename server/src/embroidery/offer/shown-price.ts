import { decimalOf } from "@placket/domain/money/price-format";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { pricedService } from "./service.ts";

/** Whether a piece costs so much more; one that was shown no price is not misled. */
export function isShownPrice(
  ctx: Ctx,
  { sku, quantity }: { readonly sku: string; readonly quantity: number },
  shown: number | undefined,
): boolean {
  if (shown === undefined) return true;
  const id = ctx.held(readModel).current().idOfSku(sku);
  const service = id === undefined ? null : pricedService(ctx, id, quantity);
  return service !== null && decimalOf(service.unitPrice) === shown;
}
