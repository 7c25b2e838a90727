import {
  isPayable,
  type MethodSettings,
  type ToBePaid,
  type WayOfPaying,
} from "../store/method-settings.ts";

/** How a method takes money, which decides what the payment step shows. */
export type PaymentMethodKind =
  /** New card, typed into the provider's fields. */
  | "card"
  /** Card kept by the provider for a customer. */
  | "vault"
  /** The provider's customer approves it on a page of the provider, and comes back. */
  | "wallet"
  /** A card that the browser's own wallet hands over, as a one-time token of the provider's. */
  | "device"
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
  { code: "braintree_cc_vault", title: "STORED CARD", kind: "vault", way: "card" },
  { code: "repay_cc_vault", title: "STORED CARD", kind: "vault", way: "card" },
  { code: "cc_vault", title: "STORED CARD", kind: "vault", way: "card" },
  { code: "braintree", title: "Credit Card", kind: "card", way: "card" },
  { code: "repay_cc", title: "Credit Card", kind: "card", way: "card" },
  { code: "paypal_express", title: "PayPal", kind: "wallet", way: "paypal" },
  { code: "creditkey_gateway", title: "Business Credit", kind: "wallet", way: "credit" },
  { code: "braintree_applepay", title: "Apple Pay", kind: "device", way: "applePay" },
  { code: "braintree_googlepay", title: "Google Pay", kind: "device", way: "googlePay" },
  { code: "purchaseorder", title: "Purchase Order", kind: "purchase-order", way: "purchaseOrder" },
] as const satisfies readonly {
  readonly code: string;
  readonly title: string;
  readonly kind: PaymentMethodKind;
  /** By which settings a shop offers it; none of what it does not choose. */
  readonly way?: WayOfPaying;
}[];

type PaymentMethodCode = (typeof PAYMENT_METHODS)[number]["code"];

/** What decides which methods a cart may be paid with. */
export interface PaymentOffer extends ToBePaid {
  readonly settings: MethodSettings;
  /** Methods that the store has switched on and has a provider for. */
  readonly enabled: readonly PaymentMethodCode[];
  /** The processor keeps a card for its customer. */
  readonly hasStoredCard: boolean;
  /** Its customer buys on account here. */
  readonly purchaseOrders: boolean;
}

/**
 * The methods a cart may be paid with (PAY-07). Nothing to pay leaves `free` alone, and `free` is
 * never offered while there is something to pay. Stored cards are for who has one (PAY-03, PAY-16).
 */
export function availableMethods(offer: PaymentOffer): readonly PaymentMethod[] {
  const { settings } = offer;
  const methods: readonly KnownMethod[] = PAYMENT_METHODS;
  return methods
    .filter((method) => isAvailable(method, offer))
    .toSorted((a, b) => positionOf(a, settings) - positionOf(b, settings))
    .map(({ code, title, kind, way }) => ({
      code,
      kind,
      // A stored card is called so by the documents (PAY-03).
      title: (kind === "vault" ? "" : way && settings[`${way}Title`].trim()) || title,
    }));
}

interface KnownMethod extends PaymentMethod {
  readonly way?: WayOfPaying;
}

/** What no setting places stands last. */
const positionOf = ({ way }: KnownMethod, settings: MethodSettings): number =>
  way ? settings[`${way}Position`] : Number.MAX_SAFE_INTEGER;

/** The row of a code, or undefined when the store does not know it. */
export function paymentMethod(code: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.code === code);
}

function isAvailable(method: KnownMethod, offer: PaymentOffer): boolean {
  if (offer.grandTotal.minor === 0) return method.kind === "free";
  if (method.kind === "free" || !offer.enabled.includes(method.code)) return false;
  if (method.way && !isPayable(offer.settings, method.way, offer)) return false;
  if (method.kind === "vault") return offer.hasStoredCard;
  if (method.kind === "purchase-order") return offer.purchaseOrders;
  return true;
}
