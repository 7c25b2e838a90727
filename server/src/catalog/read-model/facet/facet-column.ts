import { IntList } from "../set/int-list.ts";
import { eachInSlices, type Pacer } from "../pacer.ts";
import { posting, type Posting } from "../set/posting.ts";
import type { Attribute } from "./attributes.ts";

/** What shoppers can filter by: the values of one attribute over all listed products, both ways round. */
export interface FacetColumn {
  readonly attribute: Attribute;
  /** Values in the order they are shown: option ids, or the value itself, as text. */
  readonly keys: readonly string[];
  readonly keyIndex: ReadonlyMap<string, number>;
  /** Products of each key. */
  readonly postings: readonly Posting[];
  /** Keys of product `d`: `values[offsets[d]]` up to `values[offsets[d + 1]]`, by number. */
  readonly offsets: Uint32Array;
  readonly values: Uint16Array;
}

export interface FacetReader {
  /** The keys of a listed product without repetition. */
  readonly valuesOf: (doc: number) => readonly string[];
  /** Sorts all that occur. */
  readonly inOrder: (keys: string[]) => string[];
}

export async function facetColumn(
  attribute: Attribute,
  how: FacetReader & { readonly docCount: number },
  pacer: Pacer,
): Promise<FacetColumn> {
  const { docCount } = how;
  const numbers = new Map<string, number>();
  const flat = new IntList(docCount);
  const offsets = new Uint32Array(docCount + 1);
  await eachInSlices(docCount, pacer, (doc) => {
    for (const key of how.valuesOf(doc)) {
      let number = numbers.get(key);
      if (number === undefined) {
        // Values beyond what the column can number are not filterable.
        if (numbers.size > MOST_KEYS) continue;
        number = numbers.size;
        numbers.set(key, number);
      }
      flat.push(number);
    }
    offsets[doc + 1] = flat.length;
  });
  const keys = how.inOrder([...numbers.keys()]);
  const keyIndex = new Map(keys.map((key, i) => [key, i]));
  const renumbered = [...numbers.keys()].map((key) => keyIndex.get(key) ?? 0);
  await pacer.rest();
  const values = new Uint16Array(flat.length);
  for (let i = 0; i < values.length; i += 1) values[i] = renumbered[flat.at(i)]!;
  await pacer.rest();
  const keyPostings = postings({ offsets, values }, keys.length);
  return { attribute, keys, keyIndex, offsets, values, postings: keyPostings };
}

/** The highest number of a key. */
export const MOST_KEYS = 0xffff;

function postings(
  { offsets, values }: { offsets: Uint32Array; values: Uint16Array },
  keyCount: number,
): Posting[] {
  const docCount = offsets.length - 1;
  const sizes = new Uint32Array(keyCount);
  for (const value of values) sizes[value]! += 1;
  const lists = Array.from(sizes, (size) => new Uint32Array(size));
  const used = new Uint32Array(keyCount);
  for (let doc = 0; doc < docCount; doc += 1) {
    for (let i = offsets[doc]!; i < offsets[doc + 1]!; i += 1) {
      const key = values[i]!;
      lists[key]![used[key]!] = doc;
      used[key]! += 1;
    }
  }
  return lists.map((docs) => posting(docs, docCount));
}
