import type { Attribute } from "./attributes.ts";
import { facetKeys } from "./facet-values.ts";
import type { Pacer } from "./pacer.ts";
import { slicedSort } from "./sliced-sort.ts";

/** Listed products in one order, ascending; `known` leading ones have the value, the rest never lead. */
export interface SortOrder {
  readonly docs: Uint32Array;
  readonly known: number;
}

/** By a text of each product, accents and case apart. */
export async function orderByText(
  docCount: number,
  textOf: (doc: number) => string,
  pacer: Pacer,
): Promise<SortOrder> {
  const keys: string[] = [];
  for (let doc = 0; doc < docCount; doc += 1) {
    keys.push(foldedText(textOf(doc)));
    if ((doc & 127) === 0 && pacer.isDue()) await pacer.rest();
  }
  const docs = await slicedSort(
    everyDoc(docCount),
    (a, b) => compare(keys[a]!, keys[b]!) || a - b,
    pacer,
  );
  return { docs, known: docCount };
}

/** By an attribute: numbers by size, options as staff ordered them, texts by letter. */
export async function orderByAttribute(
  attribute: Attribute,
  source: {
    readonly docCount: number;
    readonly valueOf: (doc: number) => unknown;
    readonly optionRank: (optionId: number) => number | undefined;
  },
  pacer: Pacer,
): Promise<SortOrder> {
  const isOption = attribute.input === "select" || attribute.input === "multiselect";
  const keys = Array.from({ length: source.docCount }, (_, doc) => {
    const key = facetKeys(source.valueOf(doc))[0];
    if (key === undefined) return undefined;
    if (isOption) return source.optionRank(Number(key));
    return Number.isNaN(Number(key)) ? foldedText(key) : Number(key);
  });
  await pacer.rest();
  const docs = await slicedSort(
    everyDoc(source.docCount),
    (a, b) => compareKeys(keys[a], keys[b]) || a - b,
    pacer,
  );
  return { docs, known: keys.filter((key) => key !== undefined).length };
}

type SortKey = string | number | undefined;

/** Products without a value stand last, texts after numbers. */
function compareKeys(a: SortKey, b: SortKey): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return compare(a, b);
  return typeof a === "number" ? -1 : 1;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function everyDoc(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, doc) => doc);
}

function foldedText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
