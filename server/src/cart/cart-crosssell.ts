import type { Cart } from "@placket/domain/cart/cart";
import type { Tile } from "@placket/domain/catalog/product";
import { crosssellOf } from "../catalog/catalog.ts";
import type { Ctx } from "../context.ts";

/** Tiles of products that go with those in a cart, none of which is in it (PDP-50). */
export function cartCrosssell(ctx: Ctx, { items }: Pick<Cart, "items">): Promise<Tile[]> {
  // Staff link families; the cart holds their variants.
  const ids = items.flatMap(({ productId, parentId }) =>
    parentId === null ? [productId] : [productId, parentId],
  );
  return crosssellOf(ctx, ids);
}
