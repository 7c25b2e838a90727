import type { Translate } from "./card-frame.ts";

/** The texts of the sandbox's card fields in the page's language; `%1` and `%2` are filled over there. */
export function frameWords(t: Translate): Readonly<Record<string, string>> {
  return Object.fromEntries(PHRASES.map((phrase) => [phrase, t(phrase, "%1", "%2")]));
}

const PHRASES = [
  "Card details",
  "Card number",
  "Expiry (MM/YY)",
  "Security code",
  "Name on card",
  "Enter the card number.",
  "This card number is not complete.",
  "This is not a card number. Check the digits.",
  "The sandbox takes test card numbers only.",
  "Enter the expiry date as MM/YY.",
  "This card has expired. Check the date.",
  "This date is too far away. Check the year.",
  "Enter the %1 digits of the security code.",
  "Enter the %1 digits of the security code of %2.",
  "Enter the name on the card.",
  "A name has no card number in it.",
  "A name has at most %1 characters.",
];
