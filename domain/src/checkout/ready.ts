import { problem, type Problem } from "../problem.ts";

/** What a cart must say of itself before it can be ordered. */
export interface CartFacts {
  /** Logged in, with customer data. */
  readonly isCustomer: boolean;
  readonly hasEmail: boolean;
  /** Nothing in the cart is sent. */
  readonly isVirtual: boolean;
  readonly hasShippingAddress: boolean;
  readonly hasShippingMethod: boolean;
  readonly hasBillingAddress: boolean;
  /** A method of payment that the cart is offered. */
  readonly hasPaymentMethod: boolean;
}

/** The parts of a checkout that a cart itself answers for, in the order in which a shopper mends them. */
export type CartPart = "customer" | "shipping" | "billing" | "payment";

/** Everything that a cart lacks for an order (CHECK-14 to 16, PAY-07). */
export function checkReady(facts: CartFacts): Problem[] {
  return Object.values(NEEDS).flatMap((lacking) => lacking(facts));
}

/** What one part of it lacks. */
export function checkPart(part: CartPart, facts: CartFacts): readonly Problem[] {
  return NEEDS[part](facts);
}

const NEEDS: Readonly<Record<CartPart, (facts: CartFacts) => readonly Problem[]>> = {
  customer: ({ isCustomer, hasEmail }) =>
    isCustomer || hasEmail ? [] : [problem("checkout.emailMissing", "email")],
  shipping: ({ isVirtual, hasShippingAddress, hasShippingMethod }) => [
    ...(isVirtual || hasShippingAddress ? [] : [problem("checkout.shippingAddressMissing")]),
    ...(isVirtual || hasShippingMethod ? [] : [problem("checkout.shippingMethodMissing")]),
  ],
  billing: ({ hasBillingAddress }) =>
    hasBillingAddress ? [] : [problem("checkout.billingAddressMissing")],
  payment: ({ hasPaymentMethod }) =>
    hasPaymentMethod ? [] : [problem("checkout.paymentMethodMissing")],
};
