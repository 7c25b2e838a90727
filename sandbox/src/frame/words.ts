/** Every text that the card fields show, in English, by its code; the page around may bring its own words for them. */
export const TEXTS = {
  title: "Card details",
  number: "Card number",
  expiry: "Expiry (MM/YY)",
  securityCode: "Security code",
  name: "Name on card",
  numberMissing: "Enter the card number.",
  numberShort: "This card number is not complete.",
  numberWrong: "This is not a card number. Check the digits.",
  numberReal: "The sandbox takes test card numbers only.",
  expiryMissing: "Enter the expiry date as MM/YY.",
  expiryPast: "This card has expired. Check the date.",
  expiryFar: "This date is too far away. Check the year.",
  codeDigits: "Enter the %1 digits of the security code.",
  codeDigitsOf: "Enter the %1 digits of the security code of %2.",
  nameMissing: "Enter the name on the card.",
  nameNumber: "A name has no card number in it.",
  nameTooLong: "A name has at most %1 characters.",
} as const;

export type TextCode = keyof typeof TEXTS;
export type Words = Readonly<Partial<Record<TextCode, string>>>;

/** A text with the values of its `%1`, `%2`. */
export interface Wording {
  readonly code: TextCode;
  readonly values: readonly (string | number)[];
}

/** Takes the words for known codes out of whatever the page sent, as plain short text. */
export function readWords(value: unknown): Words {
  if (typeof value !== "object" || value === null) return {};
  const given = value as Readonly<Record<string, unknown>>;
  const known = Object.keys(TEXTS).flatMap((code) => {
    const text = given[code];
    return isWord(text) ? [[code, text] as const] : [];
  });
  return Object.fromEntries(known);
}

/** A language tag such as `fr-FR`; undefined for anything else. */
export function readLanguage(value: unknown): string | undefined {
  return typeof value === "string" && LANGUAGE.test(value) ? value : undefined;
}

/** The text in the page's words, or in English. */
export function worded({ code, values }: Wording, words: Words): string {
  return (words[code] ?? TEXTS[code]).replaceAll(/%(\d)/g, (_, place: string) =>
    String(values[Number(place) - 1] ?? ""),
  );
}

function isWord(text: unknown): text is string {
  return typeof text === "string" && text.trim() !== "" && text.length <= WORD_MAX;
}

const WORD_MAX = 200;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;
