import { BRANDS, brandOf, digitsOf, passesLuhn } from "./card-number.ts";
import { isPast, readExpiry, type YearMonth } from "./expiry.ts";
import { behaviorOf } from "./test-numbers.ts";

export const CARD_FIELDS = ["number", "expiry", "securityCode", "name"] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** The four fields as typed. */
export type TypedCard = Readonly<Record<CardField, string>>;

export interface Fault {
  readonly field: CardField;
  readonly text: string;
}

/**
 * Everything wrong with the four fields, in their order. The page runs it before anything is sent, so
 * that a number which is not a test number never leaves the browser; the service runs it again.
 */
export function checkCard(card: TypedCard, today: YearMonth): readonly Fault[] {
  const texts: Readonly<Record<CardField, string | undefined>> = {
    number: numberFault(digitsOf(card.number)),
    expiry: expiryFault(card.expiry, today),
    securityCode: codeFault(card.securityCode, digitsOf(card.number)),
    name: nameFault(card.name),
  };
  return CARD_FIELDS.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ field, text }];
  });
}

function numberFault(digits: string): string | undefined {
  if (digits === "") return "Enter the card number.";
  const { lengths } = BRANDS[brandOf(digits)];
  if (digits.length < Math.min(...lengths)) return "This card number is not complete.";
  if (!lengths.includes(digits.length) || !passesLuhn(digits)) {
    return "This is not a card number. Check the digits.";
  }
  if (behaviorOf(digits) === undefined) return "The sandbox takes test card numbers only.";
  return undefined;
}

function expiryFault(text: string, today: YearMonth): string | undefined {
  const expiry = readExpiry(text);
  if (expiry === undefined) return "Enter the expiry date as MM/YY.";
  if (isPast(expiry, today)) return "This card has expired. Check the date.";
  if (expiry.year > today.year + FURTHEST_YEARS)
    return "This date is too far away. Check the year.";
  return undefined;
}

function codeFault(text: string, digits: string): string | undefined {
  const brand = brandOf(digits);
  const { codeLength, title } = BRANDS[brand];
  if (new RegExp(`^\\d{${codeLength}}$`).test(text)) return undefined;
  const card = brand === "other" ? "" : ` of ${title}`;
  return `Enter the ${codeLength} digits of the security code${card}.`;
}

function nameFault(text: string): string | undefined {
  if (text.trim() === "") return "Enter the name on the card.";
  // Someone who types the card number here would have it stored as a name.
  if (digitsOf(text).length > 4) return "A name has no card number in it.";
  return text.length > NAME_MAX ? `A name has at most ${NAME_MAX} characters.` : undefined;
}

const FURTHEST_YEARS = 20;
const NAME_MAX = 100;
