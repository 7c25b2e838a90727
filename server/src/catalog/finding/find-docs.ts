import { askedBy, askedWith, type Asked, type Term } from "@placket/domain/catalog/finding/asked";
import type { Synonyms } from "@placket/domain/catalog/finding/synonyms";
import { NONE } from "../read-model/rows/product-rows.ts";
import { hasBit } from "../read-model/set/bits.ts";
import type { ViewIndex } from "../read-model/view-index.ts";
import type { Shopper } from "../shopper.ts";
import { meantBy } from "./meant.ts";
import { mostMet, ranked } from "./ranked.ts";
import { isMet, scoresOf, type Scores } from "./score.ts";
import { viewVocabulary } from "./view-vocabulary.ts";

/** What a text finds. */
export interface FoundDocs {
  /** Listed products, best first. */
  readonly docs: Uint32Array;
  /** The text as it was taken where nothing has it as it was typed. */
  readonly correctedTo: string | null;
  /** Words that nothing found has: what is found comes closest. */
  readonly leftOut: readonly string[];
  /** Options that the text names, as a color and a size. */
  readonly named: readonly Extract<Term, { kind: "option" }>[];
  /** The row of the product or variant whose item number the text is; `NONE` where it is none. */
  readonly row: number;
}

/** What is asked for and how well each product has it. */
export interface Scored {
  readonly asked: Asked;
  readonly scores: Scores;
}

/** Item numbers that begin with the text are looked at up to this many, from this length on. */
const MAX_SKU_HITS = 500;
const MIN_SKU_LENGTH = 3;
/** An item number that begins so outweighs any words. */
const SKU_HIT = 200;

/**
 * The products that have all that a text asks for, or whose item number begins with it. Where nothing has, its
 * words are taken for those that they may have been meant for; where that does not help, what has the most of
 * them is found.
 */
export function findDocs(shopper: Shopper, text: string, synonyms: Synonyms): FoundDocs {
  const { index, snapshot } = shopper;
  const vocabulary = viewVocabulary(snapshot.base, index, synonyms);
  const bySku = skuScores(shopper, text);
  const typed = askedBy(text, vocabulary).map((asked) => scored(index, asked));
  const meant =
    bySku === undefined
      ? meantBy(typed, {
          index,
          vocabulary,
          score: (spelled) => scored(index, askedWith(spelled, vocabulary)),
        })
      : typed;
  const scores = meant.map((one) => one.scores);
  const { inStock } = snapshot.base;
  const least = bySku ? meant.length : mostMet(scores, index.inSearch);
  const all = bySku ? [...withSku(scores, bySku), bySku] : scores;
  const docs = ranked(all, { visible: index.inSearch, least: Math.max(1, least), inStock });
  return {
    docs,
    correctedTo: meant.every((one, i) => one === typed[i]) ? null : wordsOf(meant).join(" "),
    leftOut: wordsOf(meant.filter((one) => !docs.some((doc) => one.scores[doc] !== 0))),
    named: meant.flatMap((one) => optionsIn(one.asked)),
    row: snapshot.base.skus.rowOf(text),
  };
}

function scored(index: ViewIndex, asked: Asked): Scored {
  return { asked, scores: scoresOf(index, asked) };
}

const wordsOf = (meant: readonly Scored[]) => meant.flatMap(({ asked }) => asked.typed);

/** Options by the word's own reading: what it is a synonym of was not named. */
const optionsIn = ({ readings }: Asked) =>
  readings
    .filter(({ worth, terms }) => worth === 1 && terms.length === 1)
    .flatMap(({ terms }) => terms)
    .filter((term) => term.kind === "option");

/** Who is found by item number passes for having every word. */
function withSku(scores: readonly Scores[], bySku: Scores): Scores[] {
  return scores.map((own) =>
    own.map((score, doc) => (bySku[doc] !== 0 && score === 0 ? 1 : score)),
  );
}

/** Products whose item number, or a variant's, begins with the text; undefined when none does. */
function skuScores({ snapshot, index }: Shopper, text: string): Scores | undefined {
  const { base } = snapshot;
  if (text.length < MIN_SKU_LENGTH) return undefined;
  const scores = new Uint8Array(base.docCount);
  for (const row of base.skus.startingWith(text, MAX_SKU_HITS)) {
    for (const owner of [row, ...base.families.parentsOf(row)]) {
      const doc = base.docOf(owner);
      if (doc !== NONE) scores[doc] = SKU_HIT;
    }
  }
  return isMet(scores, (doc) => hasBit(index.inSearch, doc)) ? scores : undefined;
}
