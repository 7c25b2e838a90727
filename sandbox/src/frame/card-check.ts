import { BRANDS, brandOf, digitsOf, passesLuhn } from "./card-number.ts";
import { isPast, readExpiry, type YearMonth } from "./expiry.ts";
import { behaviorOf } from "./test-numbers.ts";
import { worded, type TextCode, type Wording } from "./words.ts";

export const CARD_FIELDS = ["number", "expiry", "securityCode", "name"] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** The four fields as typed. */
export type TypedCard = Readonly<Record<CardField, string>>;

export interface Fault extends Wording {
  readonly field: CardField;
  /** In English. */
  readonly text: string;
}

/**
 * Everything wrong with the four fields, in their order. The page runs it before anything is sent, so
 * that a number which is not a test number never leaves the browser; the service runs it again.
 */
export function checkCard(card: TypedCard, today: YearMonth): readonly Fault[] {
  const wordings: Readonly<Record<CardField, Wording | undefined>> = {
    number: numberFault(digitsOf(card.number)),
    expiry: expiryFault(card.expiry, today),
    securityCode: codeFault(card.securityCode, digitsOf(card.number)),
    name: nameFault(card.name),
  };
  return CARD_FIELDS.flatMap((field) => {
    const wording = wordings[field];
    return wording === undefined ? [] : [{ field, ...wording, text: worded(wording, {}) }];
  });
}

function numberFault(digits: string): Wording | undefined {
  if (digits === "") return say("numberMissing");
  const { lengths } = BRANDS[brandOf(digits)];
  if (digits.length < Math.min(...lengths)) return say("numberShort");
  if (!lengths.includes(digits.length) || !passesLuhn(digits)) {
    return say("numberWrong");
  }
  if (behaviorOf(digits) === undefined) return say("numberReal");
  return undefined;
}

function expiryFault(text: string, today: YearMonth): Wording | undefined {
  const expiry = readExpiry(text);
  if (expiry === undefined) return say("expiryMissing");
  if (isPast(expiry, today)) return say("expiryPast");
  if (expiry.year > today.year + FURTHEST_YEARS) {
    return say("expiryFar");
  }
  return undefined;
}

function codeFault(text: string, digits: string): Wording | undefined {
  const brand = brandOf(digits);
  const { codeLength, title } = BRANDS[brand];
  if (new RegExp(`^\\d{${codeLength}}$`).test(text)) return undefined;
  if (brand === "other") return say("codeDigits", codeLength);
  return say("codeDigitsOf", codeLength, title);
}

function nameFault(text: string): Wording | undefined {
  if (text.trim() === "") return say("nameMissing");
  // Someone who types the card number here would have it stored as a name.
  if (digitsOf(text).length > 4) return say("nameNumber");
  return text.length > NAME_MAX ? say("nameTooLong", NAME_MAX) : undefined;
}

const say = (code: TextCode, ...values: readonly (string | number)[]): Wording => ({
  code,
  values,
});

const FURTHEST_YEARS = 20;
const NAME_MAX = 100;
