import { editDistance } from "./edit-distance.ts";

/** The words that a spelling may be meant for, prepared to be looked through quickly. */
export interface SpellingBook {
  readonly words: ReadonlySet<string>;
  readonly list: readonly string[];
  /** The letters that occur in each word, one bit each. */
  readonly letters: Uint32Array;
}

/** A word that may have been meant. */
interface Guess {
  readonly word: string;
  /** Letters that differ. */
  readonly distance: number;
}

export function spellingBook(words: ReadonlySet<string>): SpellingBook {
  const list = [...words];
  return { words, list, letters: Uint32Array.from(list, lettersOf) };
}

/** How many letters of a word may be wrong: none in the shortest, of which too many lie close together. */
function mostTypos(word: string): number {
  if (/\d/.test(word) || word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The words that lie closest to one that is unknown, all at the same distance. */
export function guessesFor(typed: string, { list, letters }: SpellingBook): Guess[] {
  let most = mostTypos(typed);
  let best: Guess[] = [];
  const own = lettersOf(typed);
  for (let at = 0; at < list.length && most > 0; at += 1) {
    const word = list[at]!;
    if (word === typed || Math.abs(word.length - typed.length) > most) continue;
    // A letter put in, left out or swapped changes one bit at most, a changed one two.
    if (ones(own ^ letters[at]!) > 2 * most) continue;
    const distance = editDistance(typed, word, most);
    if (distance > most) continue;
    if (distance < most || best[0]?.distance !== distance) best = [];
    most = distance;
    best.push({ word, distance });
  }
  return best;
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits >>> 0; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
