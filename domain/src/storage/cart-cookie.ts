/** The cookie by which a browser says which cart is its own (reading 61). */
export const CART_COOKIE = "cartId";

/** How long a browser keeps the id of its cart after the last change, in seconds (reading 61): a month. */
export const CART_COOKIE_SECONDS = 30 * 24 * 3600;
