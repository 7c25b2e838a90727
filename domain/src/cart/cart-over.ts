import type { ErrorKey } from "../errors.ts";

interface OverRow {
  /** Whoever adds something begins a new cart; a stranger's cart is refused instead. */
  readonly beginsAnew: boolean;
}

/** Why a cart is over for whoever names it: it is gone, somebody else's, of another website, or ordered. */
const CART_OVER = {
  "cart.noSuchCart": { beginsAnew: true },
  "cart.foreignCart": { beginsAnew: false },
  "cart.otherWebsite": { beginsAnew: true },
  "cart.alreadyOrdered": { beginsAnew: true },
} as const satisfies Readonly<Partial<Record<ErrorKey, OverRow>>>;

export type CartOver = keyof typeof CART_OVER;

export const CART_OVER_ERRORS = Object.keys(CART_OVER) as readonly CartOver[];

export const isCartOver = (error: ErrorKey): error is CartOver => Object.hasOwn(CART_OVER, error);

/** Whether whoever adds something to such a cart begins a new one. */
export const beginsAnew = (error: ErrorKey): boolean =>
  isCartOver(error) && CART_OVER[error].beginsAnew;
