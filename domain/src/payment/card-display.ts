import type { Say } from "../phrase.ts";
import type { CardBrand, CardSummary } from "./client-setup.ts";

/** How a card is named on the order, to shoppers as to staff: `Visa ending 4417`. */
export function cardTitle({ brand, last4 }: CardSummary, say: Say): string {
  return say("%1 ending %2", say(BRANDS[brand]), last4);
}

const BRANDS: Readonly<Record<CardBrand, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
  maestro: "Maestro",
  other: "Card",
};
