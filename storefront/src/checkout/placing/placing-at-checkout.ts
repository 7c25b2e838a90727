import { isOtherCart } from "../../cart/cart-id.ts";
import { keptPlacings } from "./placings.ts";

/**
 * The cart whose order a checkout goes on with: the one in the shopper's hand, or the newest open payment where the
 * address wants that.
 */
export function placingAtCheckout(isWanted: boolean): string | undefined {
  const kept = keptPlacings();
  const found = isWanted
    ? (kept.find(({ isAnswered }) => isAnswered) ?? kept[0])
    : kept.find(({ cartId }) => !isOtherCart(cartId));
  return found?.cartId;
}
