/** Every text that the card fields show, in English; the page around may bring its own words for them. */
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
] as const;

export type Phrase = (typeof PHRASES)[number];
export type Words = Readonly<Partial<Record<Phrase, string>>>;

/** A text with the values of its `%1`, `%2`. */
export interface Wording {
  readonly phrase: Phrase;
  readonly values: readonly (string | number)[];
}

/** Takes the words for known phrases out of whatever the page sent, as plain short text. */
export function readWords(value: unknown): Words {
  if (typeof value !== "object" || value === null) return {};
  const given = value as Readonly<Record<string, unknown>>;
  const known = PHRASES.flatMap((phrase) => {
    const text = given[phrase];
    return isWord(text) ? [[phrase, text] as const] : [];
  });
  return Object.fromEntries(known);
}

/** A language tag such as `fr-FR`; undefined for anything else. */
export function readLanguage(value: unknown): string | undefined {
  return typeof value === "string" && LANGUAGE.test(value) ? value : undefined;
}

/** The text in the page's words, or in English. */
export function worded({ phrase, values }: Wording, words: Words): string {
  return (words[phrase] ?? phrase).replaceAll(/%(\d)/g, (_, place: string) =>
    String(values[Number(place) - 1] ?? ""),
  );
}

function isWord(text: unknown): text is string {
  return typeof text === "string" && text.trim() !== "" && text.length <= WORD_MAX;
}

const WORD_MAX = 200;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;
