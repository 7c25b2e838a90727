import { queryOptions } from "@tanstack/react-query";
import type { CallReply } from "../../api/rest.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import type { PageContext, PageQuery } from "../../page/page.ts";

export type Product = CallReply<"productInfo">;
export type ProductImage = Product["images"][number];
export type RelatedTile = CallReply<"productRelated">["items"][number];

/** Everything the product page shows (PDP-49). */
export function productQuery(shop: Shop, id: number) {
  return queryOptions({
    queryKey: shopKey(shop, "product", id),
    queryFn: () => shop.call("productInfo", { query: { id } }),
  });
}

/** What goes with a product (PDP-50). Where it cannot be had, nothing is shown. */
export function relatedQuery(shop: Shop, productId: number) {
  return queryOptions({
    queryKey: shopKey(shop, "related", productId),
    queryFn: () => shop.call("productRelated", { query: { productId } }),
  });
}

/** The product with an item number, as a tile; the counterpart in the other cut (PDP-18). */
export function counterpartQuery(shop: Shop, sku: string) {
  return queryOptions({
    queryKey: shopKey(shop, "by-sku", sku),
    queryFn: () => shop.call("productsBySkus", { query: { skus: sku } }),
  });
}

/** What a product page asks first. */
export function productQueries({ place, shop }: PageContext): readonly PageQuery[] {
  const id = place.id ?? 0;
  return [productQuery(shop, id), relatedQuery(shop, id)];
}
