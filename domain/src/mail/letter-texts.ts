import { inOneLine } from "../one-line.ts";

/** What staff may say otherwise of a letter, in the order in which it is read. */
export const LETTER_TEXT_NAMES = ["subject", "heading", "intro", "closing"] as const;

type LetterTextName = (typeof LETTER_TEXT_NAMES)[number];

/** The texts of one letter; a placeholder stands in braces: `Your order {number}`. */
export type LetterTexts = Readonly<Record<LetterTextName, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** What stands in the place of each placeholder; `null` where this letter has nothing to put there. */
export type PlaceholderValues = Readonly<Record<string, string | null>>;

/**
 * A text with its placeholders filled; undefined where a value is missing, so that nobody reads `Dear ,`. Values
 * stay on their line and are never looked through for placeholders themselves.
 * @example filledText("Your order {number}", { number: "100" }) is "Your order 100"
 */
export function filledText(text: string, values: PlaceholderValues): string | undefined {
  const isWhole = placeholdersIn(text).every((name) => valueOf(values, name) !== null);
  if (!isWhole) return undefined;
  return text.replaceAll(PLACEHOLDER, (_, name: string) => inOneLine(valueOf(values, name) ?? ""));
}

const valueOf = (values: PlaceholderValues, name: string) =>
  Object.hasOwn(values, name) ? (values[name] ?? null) : null;

const placeholdersIn = (text: string) =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name);
