import { GIFT_CARDS_MOST, type GiftCard } from "../../gift-card/gift-card.ts";
import type { StoredCart } from "../cart.ts";

/** What a cart keeps beside its lines and its card. */
export type KeptOfCart = Pick<
  StoredCart,
  | "billingAddress"
  | "shippingAddress"
  | "billingSameAsShipping"
  | "chosenShippingMethod"
  | "coupons"
  | "giftCards"
  | "orderComment"
>;

/**
 * What a cart keeps once another one goes over into it: its own, and of the other what it has none of, so that
 * whoever signs in on the way through the checkout types nothing again. Where the goods go and who pays for them
 * is taken as a whole or not at all.
 */
export function joinedCart(cart: KeptOfCart, coming: KeptOfCart): KeptOfCart {
  const places = cart.shippingAddress || cart.billingAddress ? cart : coming;
  return {
    billingAddress: places.billingAddress,
    shippingAddress: places.shippingAddress,
    billingSameAsShipping: places.billingSameAsShipping,
    chosenShippingMethod: places.chosenShippingMethod,
    coupons: cart.coupons.length > 0 ? cart.coupons : coming.coupons,
    giftCards: joinedCards(cart.giftCards, coming.giftCards),
    orderComment: cart.orderComment ?? coming.orderComment,
  };
}

/** The cards of both, each once; as they are where nothing comes. */
function joinedCards(own: readonly GiftCard[], coming: readonly GiftCard[]): readonly GiftCard[] {
  const added = coming.filter(({ id }) => own.every((card) => card.id !== id));
  return added.length === 0 ? own : [...own, ...added].slice(0, GIFT_CARDS_MOST);
}
