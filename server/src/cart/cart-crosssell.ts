import type { Tile } from "@placket/domain/catalog/product";
import { ok, type Result } from "@placket/domain/problem";
import { crosssellOf } from "../catalog/catalog.ts";
import type { Ctx } from "../context.ts";
import { openCartById } from "./cart.ts";

/** Tiles of products that go with those in a cart, none of which is in it (PDP-50). */
export async function cartCrosssell(ctx: Ctx, maskId: string): Promise<Result<Tile[]>> {
  const found = await openCartById(ctx, maskId);
  if (!found.ok) return found;
  // Staff link families; the cart holds their variants.
  const ids = found.value.items.flatMap(({ productId, parentId }) =>
    parentId === null ? [productId] : [productId, parentId],
  );
  return ok(await crosssellOf(ctx, ids));
}
