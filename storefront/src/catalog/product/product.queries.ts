import { shownProduct, type ShownProduct } from "@placket/contract/catalog/shown-product.codec";
import { queryOptions } from "../../query/query.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import type { PageContext, PageQuery } from "../../page/page.ts";
import { oppositeCut } from "./opposite-cut.ts";
import { quickBuyTile, type RelatedTile } from "./quick-buy-tile.ts";

export type Product = ShownProduct;
export type ProductImage = Product["images"][number];

/** Everything the product page shows (PDP-49). */
export function productQuery(shop: Shop, id: number) {
  return queryOptions({
    queryKey: shopKey(shop, "product", id),
    queryFn: async () => shownProduct(await shop.call("productInfo", { query: { id } })),
  });
}

/** What goes with a product (PDP-50). Where it cannot be had, nothing is shown. */
export function relatedQuery(shop: Shop, productId: number) {
  return queryOptions({
    queryKey: shopKey(shop, "related", productId),
    queryFn: async (): Promise<readonly RelatedTile[]> => {
      const { items } = await shop.call("productRelated", { query: { productId } });
      return items.map(quickBuyTile);
    },
  });
}

/** What to buy instead of a product (PDP-50). Where it cannot be had, nothing is shown. */
export function upsellQuery(shop: Shop, productId: number) {
  return queryOptions({
    queryKey: shopKey(shop, "upsell", productId),
    queryFn: async (): Promise<readonly RelatedTile[]> => {
      const { items } = await shop.call("productUpsell", { query: { productId } });
      return items.map(quickBuyTile);
    },
  });
}

/** Where the same style is sold in the other cut (PDP-18). */
interface Counterpart {
  readonly cut: "womens" | "mens";
  readonly url: string;
}

/**
 * The product's counterpart in the other cut; null when it has none that is to be seen. Asked by the
 * product's id, so that a page asks for it before it knows the product.
 */
export function counterpartQuery(shop: Shop, productId: number) {
  return queryOptions({
    queryKey: shopKey(shop, "counterpart", productId),
    queryFn: async ({ client }): Promise<Counterpart | null> => {
      const other = oppositeCut(await client.fetchQuery(productQuery(shop, productId)));
      if (!other) return null;
      const { items } = await shop.call("productsBySkus", { query: { skus: other.sku } });
      return items[0] ? { cut: other.cut, url: items[0].url } : null;
    },
  });
}

/** What a product page asks first. */
export function productQueries({ place, shop }: PageContext): readonly PageQuery[] {
  const id = place.id ?? 0;
  return [productQuery(shop, id), relatedQuery(shop, id), counterpartQuery(shop, id)];
}
