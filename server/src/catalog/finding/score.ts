import type { Asked, Reading, Term } from "@placket/domain/catalog/finding/asked";
import type { Posting } from "../read-model/set/posting.ts";
import { stemRange } from "../read-model/text/text-search.ts";
import type { ViewIndex } from "../read-model/view-index.ts";

/** What a hit is worth by where it is. */
const WORTH = { name: 12, option: 10, category: 8, text: 4 } as const;
/** A word that only begins so is worth a quarter. */
const BEGUN = 1 / 4;

/** How well each listed product has what is asked for; 0: it has not. */
export type Scores = Uint8Array;

/** The best of all readings. */
export function scoresOf(index: ViewIndex, { readings }: Asked): Scores {
  const scores = new Uint8Array(index.text.docCount);
  for (const reading of readings) {
    const own = readingScores(index, reading);
    for (let doc = 0; doc < own.length; doc += 1) {
      if (own[doc]! > scores[doc]!) scores[doc] = own[doc]!;
    }
  }
  return scores;
}

/** Of several terms the weakest counts. */
function readingScores(index: ViewIndex, { terms, worth }: Reading): Scores {
  const scores = new Uint8Array(index.text.docCount);
  terms.forEach((term, turn) => {
    const own = turn === 0 ? scores : new Uint8Array(scores.length);
    scoreTerm(index, { term, worth }, own);
    if (turn === 0) return;
    for (let doc = 0; doc < own.length; doc += 1) {
      if (own[doc]! < scores[doc]!) scores[doc] = own[doc]!;
    }
  });
  return scores;
}

function scoreTerm(
  index: ViewIndex,
  { term, worth }: { readonly term: Term; readonly worth: number },
  scores: Scores,
): void {
  if (term.kind === "text") scoreText(index, { ...term, worth }, scores);
  else {
    const found = postingOf(index, term);
    if (found) addPosting(found, Math.ceil(WORTH[term.kind] * worth), scores);
  }
}

function postingOf(index: ViewIndex, term: Exclude<Term, { kind: "text" }>): Posting | undefined {
  if (term.kind === "category") return index.categoryListing(term.id).posting;
  const column = index.facets.get(term.code);
  const key = column?.keyIndex.get(term.key);
  return key === undefined ? undefined : column?.postings[key];
}

function addPosting({ docs }: Posting, score: number, scores: Scores): void {
  for (let at = 0; at < docs.length; at += 1) scores[docs[at]!] = score;
}

function scoreText(
  { text }: ViewIndex,
  { stem, isWhole, worth }: { stem: string; isWhole: boolean; worth: number },
  scores: Scores,
): void {
  const [from, to] = stemRange(text, stem);
  const end = isWhole ? Math.min(to, from + 1) : to;
  for (let number = from; number < end; number += 1) {
    const isExact = text.stems[number] === stem;
    if (isWhole && !isExact) return;
    const share = worth * (isExact ? 1 : BEGUN);
    const inName = Math.ceil(WORTH.name * share);
    const inText = Math.ceil(WORTH.text * share);
    for (let at = text.offsets[number]!; at < text.offsets[number + 1]!; at += 1) {
      const entry = text.postings[at]!;
      const score = (entry & 1) === 1 ? inName : inText;
      if (score > scores[entry >>> 1]!) scores[entry >>> 1] = score;
    }
  }
}

/** Whether anything to be seen has it. */
export function isMet(scores: Scores, isVisible: (doc: number) => boolean): boolean {
  for (let doc = 0; doc < scores.length; doc += 1)
    if (scores[doc] !== 0 && isVisible(doc)) return true;
  return false;
}
