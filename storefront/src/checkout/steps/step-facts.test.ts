import { expect, it } from "vitest";
import { aReadyCart, shown } from "../../testing/cart.ts";
import { isBilledToShipping, stepFacts } from "./step-facts.ts";

const NO_FLAGS = { shippingStepSaved: false, embroideryAgreed: false };

it("CHECK-19 whether a way of shipping and one of paying are chosen is the cart's to say", () => {
  const ready = shown(aReadyCart());
  const [offered] = ready.paymentMethods;
  const cart = { ...ready, paymentMethodCode: offered!.code };
  expect(stepFacts(cart, NO_FLAGS)).toMatchObject({
    hasShippingMethod: true,
    hasPaymentMethod: true,
  });
  const undone = { ...cart, chosenShippingMethod: null, paymentMethodCode: "not_offered" };
  expect(stepFacts(undone, NO_FLAGS)).toMatchObject({
    hasShippingMethod: false,
    hasPaymentMethod: false,
  });
});

it("CHECK-20 for a virtual cart the two addresses say whether they are the same", () => {
  const cart = { ...shown(aReadyCart()), isVirtual: true, billingSameAsShipping: false };
  const { shippingAddress } = cart;
  expect(isBilledToShipping({ ...cart, billingAddress: { ...shippingAddress! } })).toBe(true);
  const other = { ...shippingAddress!, city: "Miami" };
  expect(isBilledToShipping({ ...cart, billingAddress: other })).toBe(false);
  expect(isBilledToShipping({ ...cart, billingAddress: null })).toBe(false);
  const sent = { ...cart, isVirtual: false, billingAddress: other };
  expect(isBilledToShipping({ ...sent, billingSameAsShipping: true })).toBe(true);
});
