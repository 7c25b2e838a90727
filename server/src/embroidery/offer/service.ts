import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";

/** The virtual product that something done to a garment is charged as; undefined where it has no price here. */
export function serviceOf(ctx: Ctx, id: number): Sellable | undefined {
  const catalog = ctx.held(readModel).current();
  const product = catalog.sellable(id, null, ctx.store.id);
  return product?.type === "virtual" && catalog.hasPrice(id, null, ctx.store.websiteId)
    ? product
    : undefined;
}

/** A service as it is charged today for each of so many pieces; `null` where it cannot be had. */
export function pricedService(ctx: Ctx, id: number, quantity: number) {
  const product = serviceOf(ctx, id);
  if (!product?.isSaleable) return null;
  const question = {
    websiteId: ctx.store.websiteId,
    customerGroupId: ctx.principal.groupId,
    quantity,
    now: ctx.now,
  };
  const catalog = ctx.held(readModel).current();
  return {
    sku: product.sku,
    name: product.name,
    unitPrice: catalog.unitPrice(id, null, question),
    taxClassId: product.taxClassId,
    isBulkPrice: catalog.isBulkPrice(id, null, question),
  };
}
