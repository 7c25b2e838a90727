import { isSameAddress } from "@placket/domain/directory/address";
import type { StepFacts } from "@placket/domain/checkout/steps";
import type { CartItemWire, CartWire } from "../cart/cart.queries.ts";
import { addressOfWire } from "./address-draft.ts";
import type { StoredFlags } from "./stored-flags.ts";

/** What the cart and the stored flags say about the steps (CHECK-14 to 19). */
export function stepFacts(cart: CartWire, flags: StoredFlags): StepFacts {
  const [shipping] = cart.shipping_addresses;
  return {
    isCustomer: cart.hasCustomer,
    hasEmail: Boolean(cart.email),
    isVirtual: cart.is_virtual,
    hasShippingAddress: shipping !== undefined,
    hasShippingMethod: Boolean(shipping?.selected_shipping_method),
    shippingStepSaved: flags.shippingStepSaved,
    hasBillingAddress: cart.billing_address !== null,
    hasEmbroidery: cart.items.some(isEmbroidered),
    embroideryAgreed: flags.embroideryAgreed,
    hasPaymentMethod: cart.selected_payment_method.code !== "",
  };
}

/** Whether a garment of the cart carries embroidery, or is the embroidery of one. */
export function isEmbroidered(item: CartItemWire): boolean {
  return item.embroidery_item !== null || item.embroidery_items.length > 0;
}

/** Billing same as shipping; a virtual cart's is read off the two addresses (CHECK-20). */
export function isBilledToShipping(cart: CartWire): boolean {
  const [shipping] = cart.shipping_addresses;
  if (!cart.is_virtual) return cart.billing_address === null || cart.billing_same_as_shipping;
  if (!shipping || !cart.billing_address) return false;
  return isSameAddress(addressOfWire(shipping), addressOfWire(cart.billing_address));
}
