import type { CardBrand, CardSummary } from "./client-setup.ts";

/** How a card is named on the order and in the payment step: `Visa ending 4417`. */
export function cardTitle(card: CardSummary): string {
  return `${BRANDS[card.brand].title} ending ${card.last4}`;
}

/** `08/2028` shown as on the card: `08/28`. */
export function expiryText(card: CardSummary): string {
  return `${card.expiry.slice(0, 2)}/${card.expiry.slice(-2)}`;
}

/** A card is good until the last day of the month on it. `month` counts from 1. */
export function isExpired(card: CardSummary, today: { year: number; month: number }): boolean {
  const month = Number(card.expiry.slice(0, 2));
  const year = Number(card.expiry.slice(-4));
  return year < today.year || (year === today.year && month < today.month);
}

/** `details` of a stored payment token, with Magento's two-letter card types (PAY-02). */
export function vaultDetails(card: CardSummary): {
  type: string;
  maskedCC: string;
  expirationDate: string;
} {
  return { type: BRANDS[card.brand].code, maskedCC: card.last4, expirationDate: card.expiry };
}

const BRANDS = {
  visa: { title: "Visa", code: "VI" },
  mastercard: { title: "Mastercard", code: "MC" },
  amex: { title: "American Express", code: "AE" },
  discover: { title: "Discover", code: "DI" },
  diners: { title: "Diners Club", code: "DN" },
  jcb: { title: "JCB", code: "JCB" },
  unionpay: { title: "UnionPay", code: "UN" },
  maestro: { title: "Maestro", code: "MI" },
  other: { title: "Card", code: "OT" },
} as const satisfies Record<CardBrand, { title: string; code: string }>;
