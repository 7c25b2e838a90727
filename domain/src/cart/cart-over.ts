import type { ErrorKey } from "../errors.ts";

/**
 * Why a cart is over for whoever names it, or names none: it is gone, somebody else's, of another website, ordered, or joined
 * with another. Whoever adds something then begins a new cart.
 */
export const CART_OVER_ERRORS = [
  "cart.noSuchCart",
  "cart.noneYet",
  "cart.foreignCart",
  "cart.otherWebsite",
  "cart.alreadyOrdered",
  "cart.joined",
] as const satisfies readonly ErrorKey[];

export type CartOver = (typeof CART_OVER_ERRORS)[number];

export const isCartOver = (error: ErrorKey): error is CartOver =>
  (CART_OVER_ERRORS as readonly ErrorKey[]).includes(error);
