import type { CartItemWire, CartWire } from "@placket/contract/cart/cart.codec";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { CallError } from "../api/call-error.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { quickBuyTile } from "../catalog/product/quick-buy-tile.ts";
import { forgetCartId, keepCartId, keptCartId } from "./cart-id.ts";

export type { CartItemWire, CartWire };

/** The shopper's cart; `null` for whoever has none. Always asked anew, never shown stale for long. */
export function cartQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "cart"),
    staleTime: 0,
    queryFn: () => fetchCart(shop),
  });
}

/**
 * The kept cart id leads (reading 61); an id whose cart is gone or ordered is forgotten. A `mask_id` that
 * differs replaces the kept one (CART-16).
 */
async function fetchCart(shop: Shop): Promise<CartWire | null> {
  const cartId = keptCartId();
  try {
    const cart = await shop.call("getCart", { query: cartId === undefined ? {} : { cartId } });
    if (cart) keepCartId(cart.mask_id);
    return cart;
  } catch (error) {
    if (!(error instanceof CallError) || error.problems.length === 0) throw error;
    forgetCartId();
    return null;
  }
}

/** What goes with the cart (PDP-50); asked anew when its items change. */
export function crosssellQuery(shop: Shop, { mask_id: cartId, items }: CartWire) {
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

/** Shows an answered cart at once and asks again behind it (CART-15). */
export async function showCart(
  { client, shop }: { client: QueryClient; shop: Shop },
  cart: CartWire,
): Promise<void> {
  keepCartId(cart.mask_id);
  const { queryKey } = cartQuery(shop);
  client.setQueryData(queryKey, cart);
  await client.invalidateQueries({ queryKey });
}
