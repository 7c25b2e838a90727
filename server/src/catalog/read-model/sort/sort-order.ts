import type { Attribute } from "../facet/attributes.ts";
import { facetKeys } from "../facet/facet-values.ts";
import type { Pacer } from "../pacer.ts";
import { resorted } from "./resorted.ts";
import { slicedSort } from "./sliced-sort.ts";

/** Listed products in one order, ascending; `known` leading ones have the value, the rest never lead. */
export interface SortOrder {
  readonly docs: Uint32Array;
  readonly known: number;
}

/** The order of an attribute with what each product stands by, so that one can be moved. */
export interface AttributeOrder extends SortOrder {
  readonly keys: readonly SortKey[];
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
  source: SortKeySource & { readonly docCount: number },
  pacer: Pacer,
): Promise<AttributeOrder> {
  const keyOf = sortKeyReader(attribute, source);
  const keys = Array.from({ length: source.docCount }, (_, doc) => keyOf(doc));
  await pacer.rest();
  const docs = await slicedSort(
    everyDoc(source.docCount),
    (a, b) => compareKeys(keys[a], keys[b]) || a - b,
    pacer,
  );
  return { docs, known: countKnown(keys), keys };
}

/** An order by text after some products have other texts. */
export function movedByText(
  order: SortOrder,
  textOf: (doc: number) => string,
  moved: ReadonlySet<number>,
): SortOrder {
  const keyOf = (doc: number) => foldedText(textOf(doc));
  const byText = (a: number, b: number) => compare(keyOf(a), keyOf(b)) || a - b;
  const docs = resorted(order.docs, moved, byText);
  return docs === order.docs ? order : { docs, known: order.known };
}

/** An order by an attribute after some products have other values of it. */
export function movedByAttribute(
  order: AttributeOrder,
  keyOf: (doc: number) => SortKey,
  moved: ReadonlySet<number>,
): AttributeOrder {
  if ([...moved].every((doc) => keyOf(doc) === order.keys[doc])) return order;
  const keys = [...order.keys];
  for (const doc of moved) keys[doc] = keyOf(doc);
  const byKey = (a: number, b: number) => compareKeys(keys[a], keys[b]) || a - b;
  return { docs: resorted(order.docs, moved, byKey), known: countKnown(keys), keys };
}

export interface SortKeySource {
  readonly valueOf: (doc: number) => unknown;
  /** Places of the attribute's options, as staff ordered them. */
  readonly optionRank: (optionId: number) => number | undefined;
}

/** What a product stands by in the order of an attribute. */
export function sortKeyReader(
  { input }: Attribute,
  { valueOf, optionRank }: SortKeySource,
): (doc: number) => SortKey {
  const isOption = input === "select" || input === "multiselect";
  return (doc) => {
    const key = facetKeys(valueOf(doc))[0];
    if (key === undefined) return undefined;
    if (isOption) return optionRank(Number(key));
    return Number.isNaN(Number(key)) ? foldedText(key) : Number(key);
  };
}

function countKnown(keys: readonly SortKey[]): number {
  return keys.filter((key) => key !== undefined).length;
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
