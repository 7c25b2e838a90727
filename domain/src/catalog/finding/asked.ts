import { MAX_WORDS, words, wordStem } from "../words.ts";
import { isNoise } from "./noise.ts";

/** What a product must have for a word of a search. */
export type Term =
  | {
      readonly kind: "text";
      readonly stem: string;
      /** Not as the beginning of a longer word. */
      readonly isWhole: boolean;
    }
  | { readonly kind: "option"; readonly code: string; readonly key: string }
  | { readonly kind: "category"; readonly id: number };

/** One way to take what was typed: all of its terms must hold. */
export interface Reading {
  readonly terms: readonly Term[];
  /** What a hit is worth, from 0 to 1: a synonym is worth less than the word itself. */
  readonly worth: number;
}

/** One thing that a shopper asks for, a word or a phrase; any of its readings will do. */
export interface Asked {
  /** As the index writes words. */
  readonly typed: readonly string[];
  readonly readings: readonly Reading[];
}

/** What the shop's own words mean beside being text: its options and categories, and what staff call alike. */
export interface Vocabulary {
  /** Options and categories that are called so: stems with a space between. */
  named(phrase: string): readonly Term[];
  /** What staff made it mean as well, as stems with a space between. */
  synonyms(phrase: string): readonly string[];
  /** Words of the longest phrase that either knows. */
  readonly longest: number;
}

/** The key under which a phrase is known: the stems of its telling words. */
export const phraseOf = (text: string): string => tellingWords(text).map(wordStem).join(" ");

/** The words that say something of a garment; all of them where none does. */
function tellingWords(text: string): readonly string[] {
  const all = words(text);
  const telling = all.filter((word) => !isNoise(word));
  return telling.length > 0 ? telling : all;
}

/**
 * What a text asks for, in its order; at most `MAX_WORDS` words. Phrases that the shop knows stay together, and
 * words that say nothing of a garment are left out as long as others remain.
 */
export function askedBy(text: string, vocabulary: Vocabulary): Asked[] {
  const typed = tellingWords(text).slice(0, MAX_WORDS);
  const stems = typed.map(wordStem);
  const asked: Asked[] = [];
  for (let at = 0; at < typed.length;) {
    const length = phraseLength(stems, at, vocabulary);
    asked.push(askedWith(typed.slice(at, at + length), vocabulary));
    at += length;
  }
  return withoutRepetition(asked);
}

/** What these words ask for when they are taken together. */
export function askedWith(typed: readonly string[], vocabulary: Vocabulary): Asked {
  const stems = typed.map(wordStem);
  const phrase = stems.join(" ");
  const synonyms = alike(stems, vocabulary).flatMap((other) => [
    { terms: other.split(" ").map(wholeWord), worth: WORTH.synonym },
    ...vocabulary.named(other).map((term) => ({ terms: [term], worth: WORTH.synonym })),
  ]);
  const named = vocabulary.named(phrase);
  // A size by its letter is not the beginning of a word.
  const isText = named.length === 0 || phrase.length > LONGEST_SIZE;
  const asText = isText ? [{ terms: stems.map(textTerm), worth: WORTH.word }] : [];
  const asNamed = named.map((term) => ({ terms: [term], worth: WORTH.word }));
  return { typed, readings: [...asText, ...asNamed, ...synonyms] };
}

const WORTH = { word: 1, synonym: 0.6 } as const;
const LONGEST_SIZE = 3;

const textTerm = (stem: string): Term => ({ kind: "text", stem, isWhole: false });
const wholeWord = (stem: string): Term => ({ kind: "text", stem, isWhole: true });

function phraseLength(stems: readonly string[], at: number, vocabulary: Vocabulary): number {
  const longest = Math.min(vocabulary.longest, stems.length - at);
  for (let length = longest; length > 1; length -= 1) {
    const phrase = stems.slice(at, at + length);
    if (vocabulary.named(phrase.join(" ")).length + alike(phrase, vocabulary).length > 0)
      return length;
  }
  return 1;
}

/** What the phrase means besides, and what the shop knows with one of its words for another: `chef pants`. */
function alike(stems: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const own = vocabulary.synonyms(stems.join(" "));
  if (stems.length === 1) return own;
  const varied = stems.flatMap((stem, at) =>
    vocabulary.synonyms(stem).map((other) => stems.with(at, other).join(" ")),
  );
  return [...new Set([...own, ...varied.filter((phrase) => vocabulary.named(phrase).length > 0)])];
}

function withoutRepetition(asked: readonly Asked[]): Asked[] {
  const byPhrase = new Map(asked.map((one) => [one.typed.map(wordStem).join(" "), one]));
  return [...byPhrase.values()];
}
