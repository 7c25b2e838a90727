import { isCartOver } from "@placket/domain/cart/cart-over";
import { joinCarts } from "../../cart/owned/join-carts.ts";
import { ownCartId } from "../../cart/owned/own-cart.ts";
import type { Welcome } from "../signed-in.ts";

/**
 * Lets the guest's cart of the browser go over into the customer's, who goes on with it on every device. A cart
 * that is over leaves them with their own; what hinders otherwise is said, and the guest's cart stays.
 */
export const joinCartAtSignIn: Welcome = async (ctx, { cart: guestCart }) => {
  const own = await ownCartId(ctx);
  if (guestCart === undefined || guestCart.id === own) return found(own);
  const joined = await joinCarts(ctx, { sourceId: guestCart.id, takes: guestCart.takes });
  if (joined.ok) return { cartId: joined.value.cart.maskId, changes: joined.value.changes };
  const isOver = joined.problems.some(({ error }) => isCartOver(error));
  return isOver ? found(own) : { ...found(own), changes: joined.problems };
};

const found = (cartId: string | undefined): Awaited<ReturnType<Welcome>> => ({
  ...(cartId !== undefined && { cartId }),
  changes: [],
});
