import { ENGLISH, sayer, valuesAskedFor, type Say } from "./phrase.ts";

/** A phrase that is not said yet, with what it is filled with: numbers as numbers, and what has words of its own. */
interface Phrased {
  readonly phrase: string;
  readonly values: readonly (number | Text)[];
}

/** What reads: as somebody typed it, or a phrase that is worded in the language of whoever reads it. */
export type Text = string | Phrased;

/** The text in the language of `say`; what somebody typed stays as it is. */
export function sayText(text: Text, say: Say): string {
  if (typeof text === "string") return text;
  return say(
    text.phrase,
    ...text.values.map((value) => (typeof value === "number" ? value : sayText(value, say))),
  );
}

/** For staff, whose screens and papers are English. */
export const textInEnglish = (text: Text): string => sayText(text, sayer(ENGLISH));

/** A name that a shop may have other words for, of a thread or a place; one that asks for values is no phrase. */
export const nameText = (name: string): Text =>
  valuesAskedFor(name).size > 0 ? name : { phrase: name, values: [] };
