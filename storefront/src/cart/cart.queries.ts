import type { CartItemWire, CartWire } from "@placket/contract/cart/cart.codec";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { CallError } from "../api/call-error.ts";
import { shopKey, type Shop } from "../api/shop.ts";
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
