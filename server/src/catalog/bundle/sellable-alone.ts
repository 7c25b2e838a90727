import type { Ctx } from "../../context.ts";
import { readModel } from "../read-model.ts";
import type { Sellable } from "../sellable.ts";

/** A product that is named by itself, a variant as one of its first family; undefined where the store view has none. */
export function sellableAlone(ctx: Ctx, productId: number): Sellable | undefined {
  const catalog = ctx.held(readModel).current();
  const family = catalog.parentsOf(productId)[0] ?? null;
  return catalog.sellable(productId, family, ctx.store.id);
}
