import { NONE } from "../rows/product-rows.ts";
import { emptyBits, hasBit, setBit, type Bits } from "../set/bits.ts";
import { mergedDocs } from "../set/posting.ts";
import {
  postingOf,
  wordsOf,
  type ProductTexts,
  type TextIndex,
  type WordOf,
} from "./text-index.ts";

/**
 * The words after some products have other texts; the index itself when they say the same.
 * @param textsOf of any listed product: whoever has a word first says how it is written.
 */
export function patchedText(
  index: TextIndex,
  textsOf: (doc: number) => ProductTexts,
  docs: readonly number[],
): TextIndex {
  const wanted = new Map(docs.map((doc) => [doc, wordsOf(textsOf(doc))]));
  const firstWordsOf = (doc: number) => wanted.get(doc) ?? wordsOf(textsOf(doc));
  const changed = new Map<string, Stem>();
  for (const { stem, number, own } of touchedStems(index, wanted)) {
    const before = number === undefined ? undefined : stemAt(index, number);
    const postings = before ? replaced(before.postings, own) : Uint32Array.from(own.after);
    const first = postings.length === 0 ? NONE : postings[0]! >>> 1;
    const isSame = postings === before?.postings;
    if (isSame && !wanted.has(first)) continue;
    const word = first === NONE ? undefined : firstWordsOf(first).find((one) => one.stem === stem);
    const spelling = word?.spelling ?? before?.spelling ?? stem;
    if (!isSame || spelling !== before?.spelling) changed.set(stem, { postings, spelling });
  }
  return changed.size === 0 ? index : withStems(index, changed);
}

interface Stem {
  readonly spelling: string;
  readonly postings: Uint32Array;
}

function stemAt({ spellings, offsets, postings }: TextIndex, number: number): Stem {
  return {
    spelling: spellings[number]!,
    postings: postings.subarray(offsets[number], offsets[number + 1]),
  };
}

/** What the products have of one stem, ascending. */
interface OwnPostings {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The stems that any of the products has or had. */
function* touchedStems(index: TextIndex, wanted: ReadonlyMap<number, readonly WordOf[]>) {
  const moved = emptyBits(index.docCount);
  for (const doc of wanted.keys()) setBit(moved, doc);
  const coming = new Map<string, number[]>();
  for (const [doc, words] of wanted) {
    for (const { stem, isName } of words) {
      const list = coming.get(stem);
      if (list) list.push(postingOf(doc, isName));
      else coming.set(stem, [postingOf(doc, isName)]);
    }
  }
  for (let number = 0; number < index.stems.length; number += 1) {
    const stem = index.stems[number]!;
    const own = { before: postingsOf(index, number, moved), after: coming.get(stem) ?? NOTHING };
    coming.delete(stem);
    if (own.before.length + own.after.length > 0) yield { stem, number, own };
  }
  for (const [stem, after] of coming)
    yield { stem, number: undefined, own: { before: NOTHING, after } };
}

const NOTHING: readonly number[] = [];

function postingsOf({ offsets, postings }: TextIndex, stem: number, docs: Bits) {
  let found: number[] | undefined;
  const end = offsets[stem + 1]!;
  for (let at = offsets[stem]!; at < end; at += 1) {
    const posting = postings[at]!;
    if (hasBit(docs, posting >>> 1)) (found ??= []).push(posting);
  }
  return found ?? NOTHING;
}

/** The list itself when the products have in it what they had. */
function replaced(postings: Uint32Array, { before, after }: OwnPostings): Uint32Array {
  if (before.length === after.length && before.every((posting, i) => posting === after[i])) {
    return postings;
  }
  const gone = new Set(before);
  return mergedDocs(
    postings.filter((posting) => !gone.has(posting)),
    after,
  );
}

/** A stem that nobody has any more goes. */
function withStems(index: TextIndex, changed: ReadonlyMap<string, Stem>): TextIndex {
  const numberOf = new Map(index.stems.map((stem, number) => [stem, number]));
  const stems = [...index.stems.filter((stem) => !changed.has(stem)), ...changed.keys()]
    .filter((stem) => changed.get(stem)?.postings.length !== 0)
    .sort();
  const all = stems.map((stem) => changed.get(stem) ?? stemAt(index, numberOf.get(stem)!));
  const offsets = new Uint32Array(all.length + 1);
  all.forEach(({ postings }, i) => {
    offsets[i + 1] = offsets[i]! + postings.length;
  });
  const postings = new Uint32Array(offsets[all.length]!);
  all.forEach((stem, i) => postings.set(stem.postings, offsets[i]));
  const spellings = all.map(({ spelling }) => spelling);
  return { docCount: index.docCount, stems, spellings, offsets, postings };
}
