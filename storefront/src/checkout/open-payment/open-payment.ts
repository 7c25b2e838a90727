import { observable } from "../../events/observable.ts";
import { isOtherCart } from "../../cart/cart-id.ts";
import type { Running } from "../../room.ts";
import { hrefTo } from "../../routing/routes.ts";

/** A payment that is neither made nor over, of an order that this browser placed. */
export interface OpenPayment {
  readonly number: string;
  /** Its bank waits for the shopper; else the shop waits for the bank. */
  readonly isAtBank: boolean;
}

/** The open payment that the page on the screen does not show by itself. */
export const openPayment = observable<OpenPayment | null>(null);

/** Whether an order is being asked for by this tab right now: its answer is on the way. */
export const isOrdering = observable(false);

/** The way back to it, also past a cart that was begun since. */
export const openPaymentHref = (): string => hrefTo("checkout", {}, { payment: OPEN });

/** Whether an address asks for the payment that is open, whatever stands in the cart. */
export function wantsOpenPayment(search: string): boolean {
  return new URLSearchParams(search).get("payment") === OPEN;
}

/** Whether the checkout is on the screen and about this cart: then it says itself how the payment stands. */
export function isAtCheckout({ navigation }: Running["router"], cartId: string): boolean {
  const { shown } = navigation.get();
  if (shown.kind !== "page" || shown.place.type !== "checkout") return false;
  return !isOtherCart(cartId) || wantsOpenPayment(shown.place.address.search);
}

const OPEN = "open";
