import type { Vocabulary } from "@placket/domain/catalog/finding/asked";
import {
  guessesFor,
  spellingBook,
  type SpellingBook,
} from "@placket/domain/catalog/finding/spelling";
import { wordStem } from "@placket/domain/catalog/words";
import { clearBit, hasBit, type Bits } from "../read-model/set/bits.ts";
import type { TextIndex } from "../read-model/text/text-index.ts";
import type { ViewIndex } from "../read-model/view-index.ts";
import type { Scored } from "./find-docs.ts";
import { mostMet } from "./ranked.ts";
import { isMet, type Scores } from "./score.ts";

/** Where words are looked for that may have been meant. */
interface Known {
  readonly index: ViewIndex;
  readonly vocabulary: Vocabulary & { readonly phrases: Iterable<string> };
  /** Scores words taken together. */
  readonly score: (spelled: readonly string[]) => Scored;
}

/** So many of the likeliest words are tried for one that nothing has, and for so many words: it protects the server. */
const MAX_TRIED = 8;
const MAX_GUESSED = 4;

/**
 * What was typed with each word that nothing has taken for the one that lies closest; where all are known and
 * nothing has them together, one of them is tried likewise. What cannot be helped stays as it is.
 */
export function meantBy(typed: readonly Scored[], known: Known): readonly Scored[] {
  const { index } = known;
  const isKnown = ({ scores }: Scored) => isMet(scores, (doc) => hasBit(index.inSearch, doc));
  const firm = typed.filter(isKnown);
  const guessed = typed.filter((one) => !firm.includes(one)).slice(0, MAX_GUESSED);
  const meant = typed.map((one) =>
    guessed.includes(one) ? (closest(one, firm, known) ?? one) : one,
  );
  if (meant.length > MAX_GUESSED || commonOf(meant, index) === meant.length) return meant;
  for (const [at, one] of meant.entries()) {
    const others = meant.filter((other) => other !== one);
    const better = closest(one, others, known);
    if (better && commonOf([...others, better], index) === meant.length)
      return meant.with(at, better);
  }
  return meant;
}

const commonOf = (scored: readonly Scored[], { inSearch }: ViewIndex) =>
  mostMet(
    scored.map(({ scores }) => scores),
    inSearch,
  );

/** Of the words that lie closest the one that most products have together with the others. */
function closest(one: Scored, others: readonly Scored[], known: Known): Scored | undefined {
  const [word, ...more] = one.asked.typed;
  if (word === undefined || more.length > 0) return undefined;
  const candidates = [
    ...guessesFor(wordStem(word), bookOf(known))
      .slice(0, MAX_TRIED)
      .map((guess) => [guess.word]),
    ...splits(word, known),
  ].map((spelled) => known.score(spelled.map((stem) => spellingOf(known.index.text, stem))));
  const together = metByAll(others, known.index);
  const weighed = candidates.map((candidate) => ({
    candidate,
    count: countMet(candidate.scores, together),
  }));
  const [best] = weighed.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.candidate : undefined;
}

/** Products to be seen that have all of it. */
function metByAll(scored: readonly Scored[], { inSearch }: ViewIndex): Bits {
  const met = inSearch.slice();
  for (const { scores } of scored) {
    for (let doc = 0; doc < scores.length; doc += 1) if (scores[doc] === 0) clearBit(met, doc);
  }
  return met;
}

function countMet(scores: Scores, within: Bits): number {
  let count = 0;
  for (let doc = 0; doc < scores.length; doc += 1) {
    if (scores[doc] !== 0 && hasBit(within, doc)) count += 1;
  }
  return count;
}

/** `skullcap` as `skull cap`: two words that are known, each of three letters at least. */
function splits(word: string, known: Known): string[][] {
  const { words } = bookOf(known);
  const parts: string[][] = [];
  for (let at = 3; at <= word.length - 3; at += 1) {
    const pair = [word.slice(0, at), word.slice(at)].map(wordStem);
    if (pair.every((stem) => words.has(stem))) parts.push(pair);
  }
  return parts;
}

/** As the catalogue writes it. */
function spellingOf({ stems, spellings }: TextIndex, stem: string): string {
  const at = stems.indexOf(stem);
  return at === -1 ? stem : spellings[at]!;
}

const books = new WeakMap<ViewIndex, { readonly text: TextIndex; readonly book: SpellingBook }>();

/** Words of products, options, categories and synonyms; numbers are not guessed. */
function bookOf({ index, vocabulary }: Known): SpellingBook {
  const kept = books.get(index);
  if (kept?.text === index.text) return kept.book;
  const named = [...vocabulary.phrases].flatMap((phrase) => phrase.split(" "));
  const all = [...index.text.stems, ...named].filter((word) => word.length > 2 && !/\d/.test(word));
  const book = spellingBook(new Set(all));
  books.set(index, { text: index.text, book });
  return book;
}
