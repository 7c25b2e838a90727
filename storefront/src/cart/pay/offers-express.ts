import type { ShownCart } from "../cart.queries.ts";

/** Whether a cart may go straight to PayPal: its button comes late, and what stands below keeps it the place. */
export const offersExpress = ({ checkoutDisabled, paymentMethods }: ShownCart): boolean =>
  !checkoutDisabled && paymentMethods.some(({ code }) => code === "paypal_express");
