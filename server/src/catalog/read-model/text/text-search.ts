import { hasBit, setBit, type Bits } from "../set/bits.ts";
import type { TextIndex } from "./text-index.ts";

/** Products that hold every word of a query, whole or begun, and how well. */
interface TextHits {
  /** Best first. */
  readonly docs: Uint32Array;
}

const EXACT = 4;
const BEGUN = 1;
const IN_NAME = 3;
/** An item number that begins so outweighs any words. */
const SKU_HIT = 200;

/** What a search may find: products visible there, and those found by item number. */
interface SearchScope {
  readonly visible: Bits;
  readonly skuDocs: readonly number[];
}

/** Words are joined by AND, each may be the beginning of a longer word. */
export function searchText(
  index: TextIndex,
  stems: readonly string[],
  scope: SearchScope,
): TextHits {
  const stage = new Uint8Array(index.docCount);
  const scores = new Uint16Array(index.docCount);
  stems.forEach((stem, i) => scoreWord(index, { stem, turn: i + 1 }, stage, scores));
  const found = new Set<number>();
  for (const doc of scope.skuDocs) {
    if (!hasBit(scope.visible, doc)) continue;
    found.add(doc);
    scores[doc] = Math.min(255, scores[doc]! + SKU_HIT);
    stage[doc] = stems.length;
  }
  if (stems.length === 0 && found.size === 0) return { docs: new Uint32Array() };
  return { docs: byScore({ stage, complete: stems.length, scores }, scope.visible) };
}

/** Stems that begin so: from the first to before the last. */
function stemRange({ stems }: TextIndex, prefix: string): readonly [number, number] {
  return [lowerBound(stems, prefix), lowerBound(stems, prefix + LAST_CHARACTER)];
}

/** Spellings of words that begin so, those that most of the found products hold first. */
export function completions(
  index: TextIndex,
  prefix: string,
  { found, limit }: { readonly found: Bits; readonly limit: number },
): string[] {
  const [from, to] = stemRange(index, prefix);
  const counted: { spelling: string; count: number }[] = [];
  for (let stem = from; stem < Math.min(to, from + MAX_COMPLETIONS); stem += 1) {
    let count = 0;
    for (let at = index.offsets[stem]!; at < index.offsets[stem + 1]!; at += 1) {
      if (hasBit(found, index.postings[at]! >>> 1)) count += 1;
    }
    if (count > 0) counted.push({ spelling: index.spellings[stem]!, count });
  }
  return counted
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ spelling }) => spelling);
}

const LAST_CHARACTER = "\uffff";
const MAX_COMPLETIONS = 300;

/** A product passes turn `n` only when it passed the turn before; its best hit of the word counts. */
function scoreWord(
  index: TextIndex,
  { stem, turn }: { readonly stem: string; readonly turn: number },
  stage: Uint8Array,
  scores: Uint16Array,
): void {
  const best = new Uint8Array(index.docCount);
  const [from, to] = stemRange(index, stem);
  for (let number = from; number < to; number += 1) {
    const weight = index.stems[number] === stem ? EXACT : BEGUN;
    for (let at = index.offsets[number]!; at < index.offsets[number + 1]!; at += 1) {
      const entry = index.postings[at]!;
      const doc = entry >>> 1;
      if (stage[doc]! < turn - 1) continue;
      const score = weight * ((entry & 1) === 1 ? IN_NAME : 1);
      if (score <= best[doc]!) continue;
      scores[doc] = scores[doc]! + score - best[doc]!;
      best[doc] = score;
      stage[doc] = turn;
    }
  }
}

/** A counting sort: scores are small. */
function byScore(
  { stage, complete, scores }: { stage: Uint8Array; complete: number; scores: Uint16Array },
  visible: Bits,
): Uint32Array {
  const isHit = (doc: number) =>
    stage[doc] === complete && scores[doc]! > 0 && hasBit(visible, doc);
  const sizes = new Uint32Array(HIGHEST + 2);
  for (let doc = 0; doc < stage.length; doc += 1) {
    if (isHit(doc)) sizes[HIGHEST - Math.min(HIGHEST, scores[doc]!) + 1]! += 1;
  }
  for (let i = 1; i < sizes.length; i += 1) sizes[i]! += sizes[i - 1]!;
  const docs = new Uint32Array(sizes[HIGHEST + 1]!);
  for (let doc = 0; doc < stage.length; doc += 1) {
    if (!isHit(doc)) continue;
    const slot = HIGHEST - Math.min(HIGHEST, scores[doc]!);
    docs[sizes[slot]!] = doc;
    sizes[slot]! += 1;
  }
  return docs;
}

const HIGHEST = 255;

function lowerBound(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Products as a set, for `completions`. */
export function foundBits(docs: Uint32Array, docCount: number): Bits {
  const bits = new Uint32Array((docCount + 31) >>> 5);
  for (const doc of docs) setBit(bits, doc);
  return bits;
}
