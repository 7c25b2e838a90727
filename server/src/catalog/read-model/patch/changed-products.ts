import type { OpenBase } from "../catalog-base.ts";
import type { LoadedProducts } from "../loading/load.ts";
import { NONE, rowOf } from "../rows/product-rows.ts";
import { CannotPatch } from "./cannot-patch.ts";

/** Products as they are in the database now, with their places in the catalogue that stands. */
export interface ChangedProducts {
  readonly loaded: LoadedProducts;
  /** Places in the catalogue, and beside them in what was loaded. */
  readonly rows: readonly { readonly row: number; readonly at: number }[];
  /** Rows of the products that were told of; the others are their families. */
  readonly told: readonly number[];
  /** Own attribute value of a listed product that was loaded. */
  valueOf(code: string, doc: number): unknown;
}

/**
 * @param told ids of the products that were told of.
 * @throws CannotPatch when a product came, went, or is listed for the first time.
 */
export function changedProducts(
  base: OpenBase,
  loaded: LoadedProducts,
  told: readonly number[],
): ChangedProducts {
  const ids = Array.from(loaded.rows.ids.subarray(0, loaded.rows.count));
  const rows = ids.map((id, at) => ({ row: knownRow(base, id), at }));
  const found = new Set(ids);
  for (const id of told) {
    if (!found.has(id) && rowOf(base.rows, id) !== NONE)
      throw new CannotPatch(`product ${id} is gone`);
  }
  for (const id of loaded.variantPairs.children) knownRow(base, id);
  for (const { options } of loaded.bundles) {
    for (const { selections } of options) for (const { child } of selections) knownRow(base, child);
  }
  const placeOf = new Map<number, number>();
  loaded.listedIds.forEach((id, i) => {
    const doc = base.docOf(rowOf(base.rows, id));
    if (doc === NONE) throw new CannotPatch(`product ${id} is listed for the first time`);
    placeOf.set(doc, i);
  });
  return {
    loaded,
    rows,
    told: told.map((id) => rowOf(base.rows, id)).filter((row) => row !== NONE),
    valueOf: (code, doc) => loaded.listedValues.get(code)?.[placeOf.get(doc) ?? NONE],
  };
}

function knownRow({ rows }: OpenBase, id: number): number {
  const row = rowOf(rows, id);
  if (row === NONE) throw new CannotPatch(`product ${id} is new`);
  return row;
}
