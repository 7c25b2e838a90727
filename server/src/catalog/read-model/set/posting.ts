import { bitsOf, countCommon, hasBit, setBit, type Bits } from "./bits.ts";

/** The listed products that share something: ascending numbers, and bits besides when they are many. */
export interface Posting {
  readonly docs: Uint32Array;
  readonly bits: Bits | undefined;
}

/** From this share of all products on, one bit each is smaller and faster than a list. */
const DENSE_SHARE = 1 / 32;

/** `docs` must ascend without repetition. */
export function posting(docs: Uint32Array, docCount: number): Posting {
  const isDense = docs.length > docCount * DENSE_SHARE;
  return { docs, bits: isDense ? bitsOf(docs, docCount) : undefined };
}

/** How many products of the posting are in the set. */
export function countInSet({ docs, bits }: Posting, set: Bits): number {
  if (bits) return countCommon(bits, set);
  let count = 0;
  for (let i = 0; i < docs.length; i += 1) if (hasBit(set, docs[i]!)) count += 1;
  return count;
}

/** Adds the posting's products to a set. */
export function addToSet({ docs, bits }: Posting, set: Bits): void {
  if (bits) for (let word = 0; word < set.length; word += 1) set[word] = set[word]! | bits[word]!;
  else for (let i = 0; i < docs.length; i += 1) setBit(set, docs[i]!);
}

/** Two ascending lists as one. */
export function mergedDocs(some: Uint32Array, more: readonly number[]): Uint32Array {
  const all = new Uint32Array(some.length + more.length);
  let from = 0;
  let at = 0;
  for (const doc of more) {
    while (from < some.length && some[from]! < doc) all[at++] = some[from++]!;
    all[at++] = doc;
  }
  all.set(some.subarray(from), at);
  return all;
}
