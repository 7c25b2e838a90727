import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import type { PlacedItem } from "./stored-order.ts";

/** Where an ordered item is to be seen today: its page and its picture, the chosen color first. */
export function shownToday(
  ctx: Ctx,
  { productId, parentId }: Pick<PlacedItem, "productId" | "parentId">,
) {
  const now = ctx.held(readModel).current().sellable(productId, parentId, ctx.store.id);
  return { imageFile: now?.imageFile ?? null, url: now ? `/${now.urlKey}` : null };
}
