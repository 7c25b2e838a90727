import type { Money } from "../money/money.ts";

/** How a method takes money, which decides what the payment step shows. */
export type PaymentMethodKind =
  /** New card, typed into the provider's fields. */
  | "card"
  /** Card kept by the provider for a customer. */
  | "vault"
  /** The provider's customer approves it on a page of the provider, and comes back. */
  | "wallet"
  /** The shopper leaves for the provider's page and comes back. */
  | "redirect"
  /** Invoiced against a number of the buyer's organisation. */
  | "purchase-order"
  /** Nothing left to pay. */
  | "free";

export interface PaymentMethod {
  readonly code: PaymentMethodCode;
  readonly title: string;
  readonly kind: PaymentMethodKind;
}

/** Every method the store knows, in the order a shopper sees them (PAY-01, PAY-03, OPEN-39). */
export const PAYMENT_METHODS = [
  { code: "free", title: "No Payment Information Required", kind: "free" },
  { code: "braintree_cc_vault", title: "STORED CARD", kind: "vault" },
  { code: "repay_cc_vault", title: "STORED CARD", kind: "vault" },
  { code: "cc_vault", title: "STORED CARD", kind: "vault" },
  { code: "braintree", title: "Credit Card", kind: "card" },
  { code: "repay_cc", title: "Credit Card", kind: "card" },
  { code: "paypal_express", title: "PayPal", kind: "wallet" },
  { code: "creditkey_gateway", title: "Business Credit", kind: "redirect" },
  { code: "purchaseorder", title: "Purchase Order", kind: "purchase-order" },
] as const satisfies readonly {
  readonly code: string;
  readonly title: string;
  readonly kind: PaymentMethodKind;
}[];

type PaymentMethodCode = (typeof PAYMENT_METHODS)[number]["code"];

/** What decides which methods a cart may be paid with. */
export interface PaymentOffer {
  /** What is left to pay after credit, points and gift cards. */
  readonly grandTotal: Money;
  /** Methods that the store has switched on and has a provider for. */
  readonly enabled: readonly PaymentMethodCode[];
  readonly isCustomer: boolean;
  /** Its customer buys on account here. */
  readonly purchaseOrders: boolean;
}

/**
 * The methods a cart may be paid with (PAY-07). Nothing to pay leaves `free` alone, and `free` is
 * never offered while there is something to pay. Stored cards are for customers (PAY-16).
 */
export function availableMethods(offer: PaymentOffer): readonly PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => isAvailable(method, offer));
}

/** The row of a code, or undefined when the store does not know it. */
export function paymentMethod(code: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.code === code);
}

function isAvailable(method: PaymentMethod, offer: PaymentOffer): boolean {
  if (offer.grandTotal.minor === 0) return method.kind === "free";
  if (method.kind === "free" || !offer.enabled.includes(method.code)) return false;
  if (method.kind === "vault") return offer.isCustomer;
  if (method.kind === "purchase-order") return offer.purchaseOrders;
  return true;
}
