import { UNNAMED_WISHLIST } from "@placket/domain/wishlist/wishlist";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import { selectListsOfCustomer, type ItemRow } from "./wishlist.sql.ts";

/** What a customer wishes for in every website, for a copy of their data and for staff. The key of a link is not in it. */
export async function copiedWishes(ctx: Ctx, customerId: number) {
  const lists = await selectListsOfCustomer(ctx.db, customerId);
  return lists.map(({ name, sharingCode, websiteId, items }) => ({
    name: name === "" ? UNNAMED_WISHLIST : name,
    websiteId,
    isShared: sharingCode !== null,
    items: items.map((item) => ({
      ...productOf(ctx, item),
      quantity: item.quantity,
      note: item.note,
      addedAt: item.addedAt,
    })),
  }));
}

/** By its number and name as this view has them; what the catalogue does not know is named by its id. */
function productOf(ctx: Ctx, { productId, variantId }: ItemRow) {
  const catalog = ctx.held(readModel).current();
  const id = variantId ?? productId;
  const sold = catalog.sellable(id, variantId === null ? null : productId, ctx.store.id);
  return { sku: sold?.sku ?? String(id), name: sold?.name ?? "" };
}
