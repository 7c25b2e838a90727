import { MAX_QUERY_LENGTH } from "./search-query.ts";

/** Digits of a telephone or a card, however they are parted. */
const LONG_NUMBER = /(?:\d[\s().+-]*){9}/;

/**
 * A search as the log of those that found nothing keeps it (issue 11.4): in small letters, each gap one space.
 * `undefined` of what is no word, and of what may say who somebody is: an e-mail address, a telephone, a card.
 */
export function missedText(query: string): string | undefined {
  const text = query.toLowerCase().split(SPACES).join(" ").trim().slice(0, MAX_QUERY_LENGTH).trim();
  const isWord = /[\p{L}\p{N}]/u.test(text);
  return isWord && !text.includes("@") && !LONG_NUMBER.test(text) ? text : undefined;
}

const SPACES = /[\s\p{C}]+/u;
