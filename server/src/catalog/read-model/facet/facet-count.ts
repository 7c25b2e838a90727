import type { Bits } from "../set/bits.ts";
import type { FacetColumn } from "./facet-column.ts";
import { countInSet } from "../set/posting.ts";

/** How many products of a set have each key of a column. `docs` lists the set's products. */
export function countFacet(column: FacetColumn, set: Bits, docs: Uint32Array): Uint32Array {
  return isCheaperForward(column, set, docs) ? countForward(column, docs) : countByKey(column, set);
}

/** Few products: look at their values. Many: intersect each key's products with the set. */
function isCheaperForward(column: FacetColumn, set: Bits, docs: Uint32Array): boolean {
  const docCount = Math.max(1, column.offsets.length - 1);
  const forward = docs.length * (1 + column.values.length / docCount);
  let byKey = 0;
  for (const { docs: list, bits } of column.postings) byKey += bits ? set.length : list.length;
  return forward < byKey;
}

function countForward({ offsets, values, keys }: FacetColumn, docs: Uint32Array): Uint32Array {
  const counts = new Uint32Array(keys.length);
  for (let i = 0; i < docs.length; i += 1) {
    const doc = docs[i]!;
    for (let at = offsets[doc]!; at < offsets[doc + 1]!; at += 1) counts[values[at]!]! += 1;
  }
  return counts;
}

function countByKey({ postings }: FacetColumn, set: Bits): Uint32Array {
  return Uint32Array.from(postings, (posting) => countInSet(posting, set));
}
