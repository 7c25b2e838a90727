import { inOneLine, isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";

interface LetterTextRule {
  /** As staff read it. */
  readonly title: string;
  readonly most: number;
  readonly isOneLine: boolean;
  readonly mayBeEmpty: boolean;
}

/** What staff may say otherwise of a letter, in the order in which it is read. */
export const LETTER_TEXTS = {
  subject: { title: "Subject", most: 150, isOneLine: true, mayBeEmpty: false },
  heading: { title: "Heading", most: 150, isOneLine: true, mayBeEmpty: false },
  intro: { title: "Opening", most: 2_000, isOneLine: false, mayBeEmpty: true },
  closing: { title: "Closing", most: 2_000, isOneLine: false, mayBeEmpty: true },
} as const satisfies Readonly<Record<string, LetterTextRule>>;

export type LetterTextName = keyof typeof LETTER_TEXTS;

export const LETTER_TEXT_NAMES = Object.keys(LETTER_TEXTS) as readonly LetterTextName[];

/** The texts of one letter; a placeholder stands in braces: `Your order {number}`. */
export type LetterTexts = Readonly<Record<LetterTextName, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Why staff may not say these texts of a letter that knows these placeholders, each at its name; nothing where they may. */
export function checkLetterTexts(
  texts: Readonly<Partial<LetterTexts>>,
  placeholders: readonly string[],
): Problem[] {
  return LETTER_TEXT_NAMES.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : checkLetterText(name, text, placeholders);
  });
}

function checkLetterText(
  name: LetterTextName,
  text: string,
  placeholders: readonly string[],
): Problem[] {
  const rule: LetterTextRule = LETTER_TEXTS[name];
  const { title, most } = rule;
  if (text.trim() === "" && !rule.mayBeEmpty) return [problem("mail.textEmpty", name, title)];
  if (text.length > most) return [problem("mail.textTooLong", name, title, most)];
  const lines = rule.isOneLine ? [text] : text.split(/\r?\n/);
  if (!lines.every(isOneLine)) return [problem("mail.textUnseen", name, title)];
  const unknown = placeholdersIn(text).find((one) => !placeholders.includes(one));
  return unknown === undefined ? [] : [problem("mail.noSuchPlaceholder", name, title, unknown)];
}

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
