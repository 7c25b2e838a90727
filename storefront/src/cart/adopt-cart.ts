import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { keptCartId } from "./cart-id.ts";
import { isGone, showCart, type CartPlace } from "./cart.queries.ts";

/**
 * Takes up what the cart of a link holds, in place of the kept one (CART-18): a cart of one's own, so that
 * whoever wrote the link does not read along. An id without a cart changes nothing.
 */
export async function adoptCart(place: CartPlace, cartId: string): Promise<void> {
  if (cartId === keptCartId()) return;
  try {
    const taken = await place.shop.call("takeUpCart", { body: { cartId } });
    await showCart(place, shownCart(taken));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
