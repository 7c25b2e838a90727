import { hasBit, type Bits } from "../read-model/set/bits.ts";
import type { Scores } from "./score.ts";

interface Ranking {
  readonly visible: Bits;
  /** So much of what was asked a product must have. */
  readonly least: number;
  /** 1 where a product can be sold: of those that match alike the others come after. */
  readonly inStock: Uint8Array;
}

/** Products by the sum of their scores, best first; those alone that have at least `least` of what was asked. */
export function ranked(
  asked: readonly Scores[],
  { visible, least, inStock }: Ranking,
): Uint32Array {
  const docCount = inStock.length;
  const sums = new Uint16Array(docCount);
  const met = new Uint8Array(docCount);
  for (const scores of asked) {
    for (let doc = 0; doc < docCount; doc += 1) {
      if (scores[doc] === 0) continue;
      sums[doc] = sums[doc]! + scores[doc]!;
      met[doc] = met[doc]! + 1;
    }
  }
  const isHit = (doc: number) => sums[doc]! > 0 && met[doc]! >= least && hasBit(visible, doc);
  const starts = new Uint32Array(2 * BUCKETS + 1);
  const bucketOf = (doc: number) =>
    2 * (BUCKETS - 1 - Math.min(BUCKETS - 1, sums[doc]!)) + (inStock[doc] === 1 ? 0 : 1);
  for (let doc = 0; doc < docCount; doc += 1) if (isHit(doc)) starts[bucketOf(doc) + 1]! += 1;
  for (let i = 1; i < starts.length; i += 1) starts[i]! += starts[i - 1]!;
  const docs = new Uint32Array(starts.at(-1)!);
  for (let doc = 0; doc < docCount; doc += 1) {
    if (!isHit(doc)) continue;
    const bucket = bucketOf(doc);
    docs[starts[bucket]!] = doc;
    starts[bucket]! += 1;
  }
  return docs;
}

/** A counting sort: sums are small. */
const BUCKETS = 256;

/** The most of what was asked that any product to be seen has at once. */
export function mostMet(asked: readonly Scores[], visible: Bits): number {
  const docCount = asked[0]?.length ?? 0;
  let most = 0;
  for (let doc = 0; doc < docCount; doc += 1) {
    if (!hasBit(visible, doc)) continue;
    let met = 0;
    for (const scores of asked) if (scores[doc] !== 0) met += 1;
    if (met > most) most = met;
  }
  return most;
}
