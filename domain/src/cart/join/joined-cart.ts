import type { StoredCart } from "../cart.ts";

/** What a cart keeps beside its lines and its card. */
export type KeptOfCart = Pick<
  StoredCart,
  | "billingAddress"
  | "shippingAddress"
  | "billingSameAsShipping"
  | "chosenShippingMethod"
  | "coupons"
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
    orderComment: cart.orderComment ?? coming.orderComment,
  };
}
