import type { CartItemWire, CartWire } from "@placket/contract/cart/cart.codec";
import type { ErrorKey } from "@placket/domain/errors";
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
 * differs replaces the kept one (CART-16), unless another cart was taken up meanwhile.
 */
async function fetchCart(shop: Shop): Promise<CartWire | null> {
  const cartId = keptCartId();
  try {
    const cart = await shop.call("getCart", { query: cartId === undefined ? {} : { cartId } });
    if (cart && keptCartId() === cartId) keepCartId(cart.mask_id);
    return cart;
  } catch (error) {
    if (!isGone(error)) throw error;
    if (keptCartId() === cartId) forgetCartId();
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

/** Whether the answer says that there is no such cart for this shopper. A server that stumbled does not. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.problems.some((problem) => GONE.has(problem.error));
}

const GONE: ReadonlySet<ErrorKey> = new Set([
  "cart.noSuchCart",
  "cart.foreignCart",
  "cart.alreadyOrdered",
  "access.badRequest",
]);

/** Where a cart is shown: the cache of a shop. */
export interface CartPlace {
  readonly client: QueryClient;
  readonly shop: Shop;
}

/** Shows an answered cart at once and asks again behind it; an error of that is swallowed (CART-15). */
export async function showCart({ client, shop }: CartPlace, cart: CartWire): Promise<void> {
  keepCartId(cart.mask_id);
  const query = cartQuery(shop);
  // An answer from before the change must not come in over it.
  await client.cancelQueries({ queryKey: query.queryKey });
  client.setQueryData(query.queryKey, cart);
  void client.prefetchQuery(query);
}
