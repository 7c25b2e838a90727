import {
  isDatedProduct,
  isSaleableProduct,
  listedMemberships,
  type CatalogBase,
  type OpenBase,
} from "../catalog-base.ts";
import type { FacetColumn } from "../facet/facet-column.ts";
import { patchedFacet } from "../facet/patched-facet.ts";
import { facetReader } from "../facet/facet-values.ts";
import type { ConfigurableAttribute } from "../loading/load.ts";
import { tierAt } from "../price/tier-rows.ts";
import { copyRow } from "../rows/copy-row.ts";
import { NONE, rowOf } from "../rows/product-rows.ts";
import type { ChangedProducts } from "./changed-products.ts";

/**
 * Writes products as they are now: figures, texts, families, tiers, and what the store views say of them.
 * Gives whether any has another item number.
 */
export function patchRows(base: OpenBase, changed: ChangedProducts, now: number): boolean {
  const { rows } = base;
  const from = changed.loaded.rows;
  const renamed = new Set<number>();
  for (const { row, at } of changed.rows) {
    if (rows.skus.at(row) !== from.skus.at(at)) renamed.add(row);
    copyRow(rows, row, from, at);
    base.book.addBoundaries(row, now);
  }
  base.skus.reorder(renamed);
  patchFamilies(base, changed);
  patchBundles(base, changed);
  patchGiftCards(base, changed);
  patchOptions(base, changed);
  patchTiers(base, changed);
  patchScopes(base, changed);
  return renamed.size > 0;
}

function patchFamilies({ rows, families, configurable }: OpenBase, changed: ChangedProducts): void {
  const { parents, children } = changed.loaded.variantPairs;
  const byParent = new Map<number, number[]>();
  parents.forEach((parent, i) => {
    const row = rowOf(rows, parent);
    byParent.set(row, [...(byParent.get(row) ?? []), rowOf(rows, children[i]!)]);
  });
  for (const { row } of changed.rows) {
    const before = families.childrenOf(row);
    const after = Uint32Array.from(byParent.get(row) ?? []);
    if (before.join() !== after.join()) families.setChildren(row, after);
    setOrDelete<ConfigurableAttribute>(
      configurable,
      rows.ids[row]!,
      changed.loaded.configurable.get(rows.ids[row]!),
    );
  }
}

function patchBundles(
  { rows, bundles }: OpenBase,
  { loaded, rows: changed }: ChangedProducts,
): void {
  const byId = new Map(loaded.bundles.map((bundle) => [bundle.product, bundle]));
  for (const { row } of changed) bundles.set(row, byId.get(rows.ids[row]!));
}

function patchGiftCards(
  { rows, giftCards }: OpenBase,
  { loaded, rows: changed }: ChangedProducts,
): void {
  const byId = new Map(loaded.giftCards.map((card) => [card.product, card]));
  for (const { row } of changed) giftCards.set(row, byId.get(rows.ids[row]!));
}

function patchOptions(
  { rows, customOptions }: OpenBase,
  { loaded, rows: changed }: ChangedProducts,
): void {
  const byId = new Map(loaded.customOptions.map((one) => [one.product, one]));
  for (const { row } of changed) customOptions.set(row, byId.get(rows.ids[row]!));
}

function setOrDelete<Thing>(
  map: Map<number, readonly Thing[]>,
  id: number,
  things: readonly Thing[] | undefined,
): void {
  if (things) map.set(id, things);
  else map.delete(id);
}

function patchTiers({ rows, tiers }: OpenBase, { loaded, rows: changed }: ChangedProducts): void {
  const places = Array.from(loaded.tiers.productIds, (_, i) => i);
  const byProduct = Map.groupBy(places, (i) => loaded.tiers.productIds[i]!);
  for (const { row } of changed) {
    const own = byProduct.get(rows.ids[row]!) ?? [];
    if (own.length > 0 || tiers.of(row).length > 0) {
      tiers.set(
        row,
        own.map((i) => tierAt(loaded.tiers, i)),
      );
    }
  }
}

function patchScopes({ rows, scopes }: OpenBase, { loaded, rows: changed }: ChangedProducts): void {
  for (const view of new Set([...scopes.keys(), ...loaded.scopes.keys()])) {
    const said = scopes.get(view) ?? new Map();
    scopes.set(view, said);
    for (const { row } of changed) {
      const id = rows.ids[row]!;
      const own = loaded.scopes.get(view)?.get(id);
      if (own) said.set(id, own);
      else said.delete(id);
    }
  }
}

/** Writes what follows from the rows of some listed products. */
export function patchDocs(base: OpenBase, changed: ChangedProducts, docs: readonly number[]): void {
  const dated = new Set(base.datedDocs);
  for (const doc of docs) {
    const row = base.docRows[doc]!;
    base.inStock[doc] = isSaleableProduct(base, row) ? 1 : 0;
    for (const [code, values] of base.listedValues) values[doc] = changed.valueOf(code, doc);
    if (isDatedProduct(base, row)) dated.add(doc);
    else dated.delete(doc);
  }
  base.datedDocs = Uint32Array.from(dated).sort();
  base.facets = patchedFacets(base, base.facets, {
    docs,
    valueOf: (code, doc) => changed.valueOf(code, doc),
  });
}

/** Facets after some listed products have other values; themselves when none has. */
export function patchedFacets(
  base: CatalogBase,
  facets: ReadonlyMap<string, FacetColumn>,
  how: {
    readonly docs: readonly number[];
    readonly valueOf: (code: string, doc: number) => unknown;
  },
): ReadonlyMap<string, FacetColumn> {
  const patched = new Map(
    [...facets].map(([code, column]) => {
      const source = { ...base, ownValue: (doc: number) => how.valueOf(code, doc) };
      return [code, patchedFacet(column, facetReader(column.attribute, source), how.docs)];
    }),
  );
  const isSame = [...patched].every(([code, column]) => column === facets.get(code));
  return isSame ? facets : patched;
}

/** Puts listed products into the categories they stand in now; gives the categories that changed. */
export function patchMemberships(
  base: OpenBase,
  { loaded }: ChangedProducts,
  docs: readonly number[],
): ReadonlySet<number> {
  const docOfId = (id: number) => {
    const row = rowOf(base.rows, id);
    return row === NONE ? NONE : base.docOf(row);
  };
  return base.memberships.replace(new Set(docs), listedMemberships(loaded, docOfId));
}
