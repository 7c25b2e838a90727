import { isSameAddress } from "@placket/domain/directory/address";
import type { StepFacts } from "@placket/domain/checkout/steps";
import type { ShownItem, ShownCart } from "../../cart/cart.queries.ts";
import type { StoredFlags } from "../stored-flags.ts";

/** What the cart and the stored flags say about the steps (CHECK-14 to 19). */
export function stepFacts(cart: ShownCart, flags: StoredFlags): StepFacts {
  return {
    isCustomer: cart.isCustomers,
    hasEmail: Boolean(cart.email),
    isVirtual: cart.isVirtual,
    hasShippingAddress: cart.shippingAddress !== null,
    hasShippingMethod: cart.chosenShippingMethod !== null,
    shippingStepSaved: flags.shippingStepSaved,
    hasBillingAddress: cart.billingAddress !== null,
    hasEmbroidery: cart.items.some(isEmbroidered),
    embroideryAgreed: flags.embroideryAgreed,
    hasPaymentMethod: cart.paymentMethods.some(({ code }) => code === cart.paymentMethodCode),
  };
}

/** Whether a garment of the cart carries embroidery, or is the embroidery of one. */
export const isEmbroidered = (item: ShownItem): boolean => item.isEmbroidered;

/** A garment that something is sewn on: what belongs to one, as digitizing, is none. */
export const isEmbroideredGarment = (item: ShownItem): boolean =>
  item.isEmbroidered && item.canEdit;

/** Billing same as shipping; a virtual cart's is read off the two addresses (CHECK-20). */
export function isBilledToShipping(cart: ShownCart): boolean {
  const { shippingAddress, billingAddress } = cart;
  if (!cart.isVirtual) return billingAddress === null || cart.billingSameAsShipping;
  return Boolean(
    shippingAddress && billingAddress && isSameAddress(shippingAddress, billingAddress),
  );
}
