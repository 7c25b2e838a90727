import { hrefTo } from "../../routing/routes.ts";

/** The way back to a payment that is open, also past a cart that was begun since. */
export const openPaymentHref = (): string => hrefTo("checkout", {}, { payment: OPEN });

/** Whether an address asks for the payment that is open, whatever stands in the cart. */
export function wantsOpenPayment(search: string): boolean {
  return new URLSearchParams(search).get("payment") === OPEN;
}

const OPEN = "open";
