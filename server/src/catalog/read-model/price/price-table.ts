import type { PriceReader } from "@placket/domain/pricing/final-price";
import type { Bundles } from "../rows/bundles.ts";
import type { GiftCards } from "../rows/gift-cards.ts";
import type { Families } from "../rows/families.ts";
import { bundleRange } from "./bundle-range.ts";
import { eachInSlices, type Pacer } from "../pacer.ts";
import { pricedRows, type PriceBook } from "./price-book.ts";
import { NONE, type ProductRows } from "../rows/product-rows.ts";
import { resorted } from "../sort/resorted.ts";
import type { SortOrder } from "../sort/sort-order.ts";

/** What one piece of each listed product costs for one website and customer group, in minor units. */
export interface PriceTable {
  readonly lowest: Int32Array;
  readonly highest: Int32Array;
  /** The regular price of the cheapest variant: what a lowered price is compared with. */
  readonly regular: Int32Array;
  /** Listed products by price, those without one last. */
  readonly order: SortOrder;
}

interface PriceTableSource {
  readonly rows: ProductRows;
  readonly families: Families;
  readonly bundles: Bundles;
  readonly giftCards: GiftCards;
  readonly book: PriceBook;
  readonly docRows: Int32Array;
}

/** Prices all listed products, in slices. */
export async function buildPriceTable(
  source: PriceTableSource,
  reader: PriceReader,
  pacer: Pacer,
): Promise<PriceTable> {
  const table = emptyTable(source.docRows.length);
  for (let doc = 0; doc < source.docRows.length; doc += 1) {
    priceDoc(source, reader, table, doc);
    if ((doc & 63) === 0 && pacer.isDue()) await pacer.rest();
  }
  return { ...table, order: orderByPrice(table.lowest) };
}

/** Prices all listed products at once: for a group nobody of which has asked before. */
export function priceTableNow(source: PriceTableSource, reader: PriceReader): PriceTable {
  const table = emptyTable(source.docRows.length);
  for (let doc = 0; doc < source.docRows.length; doc += 1) priceDoc(source, reader, table, doc);
  return { ...table, order: orderByPrice(table.lowest) };
}

/** The table after special prices or rules began or ended: only the products that go by them are priced anew. */
export function repriced(
  source: PriceTableSource,
  reader: PriceReader,
  before: PriceTable,
  movedDocs: Uint32Array,
): PriceTable {
  const table = copyOf(before);
  for (const doc of movedDocs) priceDoc(source, reader, table, doc);
  return { ...table, order: orderByPrice(table.lowest) };
}

/** The same in slices. */
export async function repricedInSlices(
  source: PriceTableSource,
  reader: PriceReader,
  { before, docs }: { readonly before: PriceTable; readonly docs: Uint32Array },
  pacer: Pacer,
): Promise<PriceTable> {
  const table = copyOf(before);
  await eachInSlices(docs.length, pacer, (i) => priceDoc(source, reader, table, docs[i]!));
  return { ...table, order: orderByPrice(table.lowest) };
}

/** A table to be written into while others read the one it was. */
export const copyOf = ({ lowest, highest, regular, order }: PriceTable): PriceTable => ({
  lowest: lowest.slice(),
  highest: highest.slice(),
  regular: regular.slice(),
  order,
});

/** Which of some products cost something else in another table. */
export const differing = (docs: Uint32Array, one: PriceTable, other: PriceTable): number[] =>
  Array.from(docs).filter(
    (doc) =>
      one.lowest[doc] !== other.lowest[doc] ||
      one.highest[doc] !== other.highest[doc] ||
      one.regular[doc] !== other.regular[doc],
  );

/** Prices some products anew, in place. Gives the table as it is then and the products that cost something else. */
export function repricedDocs(
  source: PriceTableSource,
  reader: PriceReader,
  table: PriceTable,
  docs: readonly number[],
): { readonly table: PriceTable; readonly changed: readonly number[] } {
  const { lowest, highest, regular } = table;
  const pricesOf = (doc: number) => `${lowest[doc]} ${highest[doc]} ${regular[doc]}`;
  const changed = docs.filter((doc) => {
    const before = pricesOf(doc);
    priceDoc(source, reader, table, doc);
    return pricesOf(doc) !== before;
  });
  if (changed.length === 0) return { table, changed };
  const byPrice = (a: number, b: number) => rankOf(lowest[a]!) - rankOf(lowest[b]!) || a - b;
  const order = {
    docs: resorted(table.order.docs, new Set(changed), byPrice),
    known: countKnown(lowest),
  };
  return { table: { lowest, highest, regular, order }, changed };
}

type Columns = Omit<PriceTable, "order">;

function emptyTable(size: number): Columns {
  return {
    lowest: new Int32Array(size).fill(NONE),
    highest: new Int32Array(size).fill(NONE),
    regular: new Int32Array(size).fill(NONE),
  };
}

function priceDoc(
  source: PriceTableSource,
  reader: PriceReader,
  table: Columns,
  doc: number,
): void {
  const { rows, families, bundles, giftCards, book, docRows } = source;
  const parent = docRows[doc]!;
  const card = giftCards.rangeOf(parent, reader.websiteId);
  if (card) {
    table.lowest[doc] = card.lowest;
    table.highest[doc] = card.highest;
    table.regular[doc] = card.lowest;
    return;
  }
  const bundle = bundles.of(parent);
  if (bundle) {
    const { lowest, highest, regular } = bundleRange(source, parent, { bundle, reader });
    table.lowest[doc] = lowest;
    table.highest[doc] = highest;
    table.regular[doc] = regular;
    return;
  }
  table.lowest[doc] = NONE;
  table.highest[doc] = NONE;
  table.regular[doc] = NONE;
  for (const row of pricedRows(families, rows, parent)) {
    const above = row === parent ? NONE : parent;
    const price = book.final(row, above, reader);
    if (price === NONE) continue;
    if (table.lowest[doc] === NONE || price < table.lowest[doc]) {
      table.lowest[doc] = price;
      table.regular[doc] = book.regular(row, above, reader.websiteId);
    }
    if (price > (table.highest[doc] ?? NONE)) table.highest[doc] = price;
  }
}

function orderByPrice(lowest: Int32Array): SortOrder {
  // One number per product: its price before its place, so that a plain numeric sort does it.
  const keys = Float64Array.from(lowest, (price, doc) => rankOf(price) * DOCS + doc);
  keys.sort();
  return { docs: Uint32Array.from(keys, (key) => key % DOCS), known: countKnown(lowest) };
}

function countKnown(lowest: Int32Array): number {
  let known = 0;
  for (const price of lowest) if (price !== NONE) known += 1;
  return known;
}

/** What has no price stands last. */
const rankOf = (price: number) => (price === NONE ? LAST : price);

const DOCS = 2 ** 21;
const LAST = 2 ** 31;
