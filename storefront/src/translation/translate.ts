import {
  counter,
  ENGLISH,
  sayer,
  wordingIn,
  type Language,
  type Words,
} from "@placket/domain/phrase";

/** English phrase to the phrase of one locale. */
export type Dictionary = Words;

let language: Language = ENGLISH;
let say = sayer(ENGLISH);
let count = counter(ENGLISH);
let isDebug = false;

/**
 * The phrase in the shopper's language with its `%n` filled; an untranslated phrase stays as it is.
 * @throws when a value for a `%n` is missing (CONF-38, reading 68).
 */
export function t(phrase: string, ...params: readonly (string | number)[]): string {
  return bracketed(say(phrase, ...params), phrase);
}

/**
 * The phrase for one or for many: `tn(2, "%1 ITEM", "%1 ITEMS")`; `%1` is the count, in the digits of the
 * shopper's language and the plural form that it has for it.
 */
export function tn(amount: number, one: string, many: string): string {
  return bracketed(count(amount, one, many), many);
}

const bracketed = (text: string, phrase: string) =>
  isDebug && wordingIn(language, phrase) === undefined ? `[${text}]` : text;

/**
 * Sets the words of the page. A server renders pages of several languages: it sets them right before
 * each render, which is synchronous.
 */
export function setDictionary(words: Dictionary, locale = ENGLISH.locale): void {
  language = { words, locale };
  say = sayer(language);
  count = counter(language);
}

/** `?__debugtranslations__` puts untranslated phrases in brackets (ROUTE-44). */
export function setTranslationDebug(on: boolean): void {
  isDebug = on;
}
