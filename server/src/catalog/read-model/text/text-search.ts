import { hasBit, setBit, type Bits } from "../set/bits.ts";
import type { TextIndex } from "./text-index.ts";

/** Stems that begin so: from the first to before the last. */
export function stemRange({ stems }: TextIndex, prefix: string): readonly [number, number] {
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
