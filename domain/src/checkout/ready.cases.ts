import type { CartFacts } from "./ready.ts";

/** A cart from which nothing is missing. */
export const readyCart: CartFacts = {
  isCustomer: false,
  hasEmail: true,
  isVirtual: false,
  hasShippingAddress: true,
  hasShippingMethod: true,
  hasBillingAddress: true,
  hasPaymentMethod: true,
};

interface ReadyCase {
  readonly row: string;
  readonly facts: Partial<CartFacts>;
  readonly lacks: readonly string[];
}

export const readyCases: readonly ReadyCase[] = [
  { row: "a guest's cart with everything is ready", facts: {}, lacks: [] },
  {
    row: "CHECK-14 a guest's cart wants an email",
    facts: { hasEmail: false },
    lacks: ["checkout.emailMissing"],
  },
  { row: "a customer's has theirs", facts: { hasEmail: false, isCustomer: true }, lacks: [] },
  {
    row: "CHECK-15 goods want an address and a way",
    facts: { hasShippingAddress: false, hasShippingMethod: false },
    lacks: ["checkout.shippingAddressMissing", "checkout.shippingMethodMissing"],
  },
  {
    row: "CHECK-15 an address alone is not enough",
    facts: { hasShippingMethod: false },
    lacks: ["checkout.shippingMethodMissing"],
  },
  {
    row: "CHECK-15 a virtual cart wants neither",
    facts: { isVirtual: true, hasShippingAddress: false, hasShippingMethod: false },
    lacks: [],
  },
  {
    row: "CHECK-16 somebody is billed",
    facts: { hasBillingAddress: false },
    lacks: ["checkout.billingAddressMissing"],
  },
  {
    row: "PAY-07 it is paid in a way that it is offered",
    facts: { hasPaymentMethod: false },
    lacks: ["checkout.paymentMethodMissing"],
  },
  {
    row: "all that is missing is said at once, in the order of the checkout",
    facts: { hasEmail: false, hasBillingAddress: false, hasPaymentMethod: false },
    lacks: [
      "checkout.emailMissing",
      "checkout.billingAddressMissing",
      "checkout.paymentMethodMissing",
    ],
  },
];
