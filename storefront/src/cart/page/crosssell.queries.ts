import { shopKey, type Shop } from "../../api/shop.ts";
import { quickBuyTile } from "../../catalog/product/quick-buy-tile.ts";
import { keepPreviousData, queryOptions } from "../../query/query.ts";
import type { ShownCart } from "../cart.queries.ts";

/** What goes with the cart (PDP-50); asked anew when its items change. */
export function crosssellQuery(shop: Shop, { maskId: cartId, items }: ShownCart) {
  return queryOptions({
    queryKey: shopKey(
      shop,
      "crosssell",
      cartId,
      items.map(({ sku }) => sku),
    ),
    queryFn: async () => {
      const { items: tiles } = await shop.call("cartCrosssell", { query: { cartId } });
      return tiles.map(quickBuyTile);
    },
    placeholderData: keepPreviousData,
  });
}
