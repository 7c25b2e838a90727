import { keptCartId } from "./cart-id.ts";
import { isGone, showCart, type CartPlace } from "./cart.queries.ts";

/** Takes up the cart of an id in place of the kept one (CART-18); an id without a cart changes nothing. */
export async function adoptCart(place: CartPlace, cartId: string): Promise<void> {
  if (cartId === keptCartId()) return;
  try {
    const cart = await place.shop.call("getCart", { query: { cartId } });
    if (cart) await showCart(place, cart);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
