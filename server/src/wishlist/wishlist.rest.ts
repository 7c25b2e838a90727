import type { wishlistEndpoints } from "@placket/contract/wishlist/wishlist.rest";
import { ok, problem, refuse } from "@placket/domain/problem";
import { listedProducts, onList } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { addToList, firstList, ownWishes, removeItem, stays } from "./wishlist.ts";
import type { ItemRow } from "./wishlist.sql.ts";

export const wishlistHandlers: Handlers<typeof wishlistEndpoints> = {
  wishlistWidget: async ({ ctx }, { query }) => {
    const wishes = await ownWishes(ctx);
    if (!wishes.ok) return wishes;
    const items =
      query.products === "none"
        ? wishes.value.map((item) => itemWire(item, null))
        : itemsWire(ctx, wishes.value);
    return ok({ items, count: items.length });
  },
  addWishlistItem: async ({ ctx }, { body: { productId } }) => {
    const wished = onList(ctx, productId);
    if (!wished) return refuse(problem("wishlist.noSuchProduct", "productId"));
    const wishes = [{ ...wished, quantity: 1, note: "" }];
    const added = await transact(ctx, async (tx) => {
      const first = await firstList(tx);
      return first.ok ? addToList(tx, first.value, { wishes, isSame: stays }) : first;
    });
    if (!added.ok) return added;
    const item = added.value.items.find(
      (one) => one.productId === wished.productId && one.variantId === wished.variantId,
    );
    const [wire] = itemsWire(ctx, item ? [item] : []);
    if (!wire) throw new Error("A wish has become none");
    return ok(wire);
  },
  deleteWishlistItem: async ({ ctx }, { params: { itemId } }) => {
    const removed = await transact(ctx, (tx) => removeItem(tx, itemId));
    return removed.ok ? ok({ item_id: removed.value }) : removed;
  },
};

function itemsWire(ctx: Ctx, items: readonly ItemRow[]) {
  const products = listedProducts(
    ctx,
    items.map(({ productId }) => productId),
  );
  return items.map((item) => itemWire(item, products.get(item.productId) ?? null));
}

const itemWire = <Product>({ id, productId }: ItemRow, product: Product) => ({
  productId,
  item_id: id,
  product,
});
