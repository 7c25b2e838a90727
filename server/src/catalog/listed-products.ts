import type { ListedProduct } from "@placket/domain/catalog/listed-product";
import type { Tile } from "@placket/domain/catalog/product";
import type { Ctx } from "../context.ts";
import { tilesOf, visibleDoc } from "./catalog.ts";
import { readModel } from "./read-model.ts";
import { NONE } from "./read-model/rows/product-rows.ts";
import { shopperOf } from "./shopper.ts";

/** What has a page of its own of a product, and which variant of it is meant. */
export interface ProductOnList {
  readonly productId: number;
  readonly variantId: number | null;
}

/** Tiles of products that are to be seen in this view, in the order asked; a variant gives its family. */
export const productTiles = (ctx: Ctx, ids: readonly number[]): Tile[] =>
  tilesOf(shopperOf(ctx), ids);

/** Products as the lists that shoppers keep name them, by id; what is not to be seen in this view is left out. */
export function listedProducts(
  ctx: Ctx,
  ids: readonly number[],
): ReadonlyMap<number, ListedProduct> {
  const tiles = productTiles(ctx, ids);
  return new Map(
    tiles.map(({ id, sku, name, url, images }) => [
      id,
      { id, sku, name, url, image: images[0]?.thumb ?? null },
    ]),
  );
}

/** Whether a product, or its family, is to be seen in this view. */
export const isListed = (ctx: Ctx, id: number): boolean => visibleDoc(shopperOf(ctx), id) !== NONE;

/** How a product stands on a list: by its family, where it is one of several forms; undefined when nobody sees it. */
export function onList(ctx: Ctx, id: number): ProductOnList | undefined {
  const [tile] = productTiles(ctx, [id]);
  if (!tile) return undefined;
  return { productId: tile.id, variantId: tile.id === id ? null : id };
}

/** The same of a product by its number, in whatever case. */
export function onListBySku(ctx: Ctx, sku: string): ProductOnList | undefined {
  const id = ctx.held(readModel).current().idOfSku(sku.trim());
  return id === undefined ? undefined : onList(ctx, id);
}
