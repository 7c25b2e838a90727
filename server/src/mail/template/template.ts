import type { LetterTexts, PlaceholderValues } from "@placket/domain/mail/letter-texts";
import type { Say } from "@placket/domain/phrase";
import type { Ctx } from "../../context.ts";
import { slot } from "../../held/slot.ts";
import type { Block } from "../letter/block/block.ts";
import type { Letterhead, LetterReaders } from "../letter/letterhead.ts";

/** What every letter can name. */
const STORE_PLACEHOLDERS = {
  store: "the store’s name",
  phone: "the store’s telephone",
} as const;

type StorePlaceholder = keyof typeof STORE_PLACEHOLDERS;

/**
 * One kind of letter, a row that its room writes into `letterTemplates`: what it says, what stands between its
 * opening and its closing, and an example of it. `Data` is what a letter of this kind is written from.
 */
export interface LetterTemplate<Data, Name extends string = string> {
  /** Room and letter: `order.confirmation`. What was written is told apart by it, so it never changes. */
  readonly name: `${string}.${string}`;
  /** As staff call it. */
  readonly title: string;
  /** When it is written and who gets it, for staff. */
  readonly about: string;
  readonly readers: LetterReaders;
  /** What of it is its recipient's alone, where that is no link: staff read so in its place. */
  readonly holds?: string;
  /** What its texts can name besides the store, and what stands in its place. */
  readonly placeholders: Readonly<Record<Name, string>>;
  /** What it says unless staff say otherwise; `at.number` is the placeholder `{number}`. */
  texts(say: Say, at: Readonly<Record<Name | StorePlaceholder, string>>): LetterTexts;
  /** What stands in the place of each placeholder in this letter. */
  values(data: Data, head: Letterhead): Readonly<Record<Name, string | null>>;
  /** What stands between opening and closing. */
  blocks(data: Data, head: Letterhead): readonly Block[];
  /** What the preview of staff is written from. */
  sample(ctx: Ctx): Data;
}

/** The templates of every room. */
export const letterTemplates = slot<LetterTemplate<unknown>>("letter templates");

/** Declares a letter; its data and its placeholders are seen by the compiler. */
export function letterTemplate<Data, Name extends string>(
  declared: LetterTemplate<Data, Name>,
): LetterTemplate<Data> {
  return declared;
}

/** Every placeholder of a letter, with what stands in its place. */
export const placeholdersOf = ({
  placeholders,
}: LetterTemplate<unknown>): Readonly<Record<string, string>> => ({
  ...STORE_PLACEHOLDERS,
  ...placeholders,
});

/** What a template says in the language of a letterhead, its placeholders not filled. */
export function textsOf(template: LetterTemplate<unknown>, head: Letterhead): LetterTexts {
  const names = Object.keys(placeholdersOf(template)).map((name) => [name, `{${name}}`] as const);
  const at = Object.fromEntries(names) as Record<StorePlaceholder, string>;
  return template.texts(head.say, at);
}

/** What stands in the place of every placeholder of a letter. */
export const valuesOf = <Data>(
  template: LetterTemplate<Data>,
  data: Data,
  head: Letterhead,
): PlaceholderValues => ({
  ...template.values(data, head),
  store: head.storeName,
  phone: head.phone === "" ? null : head.phone,
});
