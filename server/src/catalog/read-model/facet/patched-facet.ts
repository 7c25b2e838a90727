import { CannotPatch } from "../patch/cannot-patch.ts";
import { mergedDocs, posting, type Posting } from "../set/posting.ts";
import { MOST_KEYS, type FacetColumn, type FacetReader } from "./facet-column.ts";

/**
 * A facet after some products (ascending) have other values; the column itself when none has.
 * @throws CannotPatch when there are more values than a column can number.
 */
export function patchedFacet(
  column: FacetColumn,
  { valuesOf, inOrder }: FacetReader,
  docs: readonly number[],
): FacetColumn {
  const wanted = new Map(docs.map((doc) => [doc, valuesOf(doc)]));
  for (const [doc, keys] of wanted) if (isAs(column, doc, keys)) wanted.delete(doc);
  if (wanted.size === 0) return column;
  const renumbered = withKeys(column, new Set([...wanted.values()].flat()), inOrder);
  const numbers = new Map(
    [...wanted].map(([doc, keys]) => [doc, keys.map((key) => renumbered.keyIndex.get(key)!)]),
  );
  return {
    ...renumbered,
    ...spliced(renumbered, numbers),
    postings: movedPostings(renumbered, numbers),
  };
}

function isAs({ keys, offsets, values }: FacetColumn, doc: number, wanted: readonly string[]) {
  const [from, to] = [offsets[doc]!, offsets[doc + 1]!];
  return to - from === wanted.length && wanted.every((key, i) => keys[values[from + i]!] === key);
}

/** The column with keys that it has not had yet; a key that nobody has any more stays, counted as none. */
function withKeys(
  column: FacetColumn,
  wanted: ReadonlySet<string>,
  inOrder: FacetReader["inOrder"],
): FacetColumn {
  const fresh = [...wanted].filter((key) => !column.keyIndex.has(key));
  if (fresh.length === 0) return column;
  const keys = inOrder([...column.keys, ...fresh]);
  if (keys.length - 1 > MOST_KEYS)
    throw new CannotPatch(`too many values of ${column.attribute.code}`);
  const keyIndex = new Map(keys.map((key, i) => [key, i]));
  const numberOf = Uint16Array.from(column.keys, (key) => keyIndex.get(key)!);
  const none = posting(new Uint32Array(), column.offsets.length - 1);
  const postings = keys.map((key) => column.postings[column.keyIndex.get(key) ?? -1] ?? none);
  const values = column.values.map((number) => numberOf[number]!);
  return { ...column, keys, keyIndex, values, postings };
}

type Numbers = ReadonlyMap<number, readonly number[]>;

function spliced({ offsets, values }: FacetColumn, numbers: Numbers) {
  let growth = 0;
  for (const [doc, own] of numbers) growth += own.length - (offsets[doc + 1]! - offsets[doc]!);
  const nextOffsets = new Uint32Array(offsets.length);
  const nextValues = new Uint16Array(values.length + growth);
  let taken = 0;
  let at = 0;
  let shift = 0;
  let doc = 0;
  const copyUpTo = (end: number) => {
    for (; doc <= end; doc += 1) nextOffsets[doc] = offsets[doc]! + shift;
    nextValues.set(values.subarray(taken, offsets[end]), at);
    at += offsets[end]! - taken;
    taken = offsets[end]!;
  };
  for (const [changed, own] of numbers) {
    copyUpTo(changed);
    nextValues.set(own, at);
    at += own.length;
    taken = offsets[changed + 1]!;
    shift = at - taken;
  }
  copyUpTo(offsets.length - 1);
  return { offsets: nextOffsets, values: nextValues };
}

function movedPostings(column: FacetColumn, numbers: Numbers): Posting[] {
  const docCount = column.offsets.length - 1;
  const changed = new Set(numbers.keys());
  const touched = new Set<number>();
  for (const [doc, own] of numbers) {
    const before = column.values.subarray(column.offsets[doc], column.offsets[doc + 1]);
    for (const key of [...before, ...own]) touched.add(key);
  }
  const postings = [...column.postings];
  for (const key of touched) {
    const having = [...numbers].flatMap(([doc, own]) => (own.includes(key) ? doc : []));
    const docs = mergedDocs(
      postings[key]!.docs.filter((doc) => !changed.has(doc)),
      having,
    );
    postings[key] = posting(docs, docCount);
  }
  return postings;
}
