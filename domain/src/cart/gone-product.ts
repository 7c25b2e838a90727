/** What is said of a line whose product has left the store (CART-26), in the cart and as a refusal. */
export const GONE_PRODUCT = "Product is no longer available, please remove from cart";
