import type { Say } from "../phrase.ts";
import type { DeviceWallet } from "../store/method-settings.ts";
import type { CardBrand, CardSummary } from "./client-setup.ts";

/** How a card is named on the order, to shoppers as to staff: `Visa ending 4417`, `Apple Pay, Visa ending 4417`. */
export function cardTitle({ brand, last4, wallet }: CardSummary, say: Say): string {
  const title = say("%1 ending %2", say(BRANDS[brand]), last4);
  return wallet ? `${WALLETS[wallet]}, ${title}` : title;
}

/** Their makers call them so in every language. */
const WALLETS: Readonly<Record<DeviceWallet, string>> = {
  applePay: "Apple Pay",
  googlePay: "Google Pay",
};

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
