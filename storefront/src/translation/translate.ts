import { fillPhrase } from "@placket/domain/phrase";

/** English phrase to the phrase of one locale. */
export type Dictionary = Readonly<Record<string, string>>;

let dictionary: Dictionary = {};
let isDebug = false;

/**
 * The phrase in the shopper's language with its `%n` filled; an untranslated phrase stays as it is.
 * @throws when a value for a `%n` is missing (CONF-38, reading 68).
 */
export function t(phrase: string, ...params: readonly (string | number)[]): string {
  const filled = fillPhrase(dictionary[phrase] ?? phrase, params);
  return isDebug && dictionary[phrase] === undefined ? `[${filled}]` : filled;
}

/** The phrase for one or for many: `tn(2, "%1 ITEM", "%1 ITEMS")`; `%1` is the count. */
export function tn(count: number, one: string, many: string): string {
  return t(count === 1 ? one : many, count);
}

/**
 * Sets the words of the page. A server renders pages of several languages: it sets them right before
 * each render, which is synchronous.
 */
export function setDictionary(next: Dictionary): void {
  dictionary = next;
}

/** `?__debugtranslations__` puts untranslated phrases in brackets (ROUTE-44). */
export function setTranslationDebug(on: boolean): void {
  isDebug = on;
}
