import { observable } from "../events/observable.ts";

/** The number in the header's badge: pieces in the cart, embroidery not counted (HEAD-18). */
export const cartCount = observable<number | undefined>(undefined);

/** Whether the mini-cart is open (HEAD-20). The cart room draws it. */
export const miniCartOpen = observable(false);
