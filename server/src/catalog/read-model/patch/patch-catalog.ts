import { ownersOf, type OpenBase } from "../catalog-base.ts";
import type { LoadedProducts } from "../loading/load.ts";
import { recompile } from "../price/compile-rules.ts";
import type { PriceTables } from "../price/price-tables.ts";
import { NONE } from "../rows/product-rows.ts";
import type { OpenView } from "../view-index.ts";
import { changedProducts, type ChangedProducts } from "./changed-products.ts";
import { patchDocs, patchMemberships, patchRows } from "./patch-base.ts";
import { patchView } from "./patch-view.ts";

/** All that a patch writes into. */
export interface OpenCatalog {
  readonly base: OpenBase;
  readonly prices: PriceTables;
  readonly views: ReadonlyMap<number, OpenView>;
}

/** What is shown otherwise after a patch. */
export interface Patched {
  /** Rows of the products themselves and of their families. */
  readonly rows: ReadonlySet<number>;
  /** Categories with another count, order, price or product. */
  readonly categories: ReadonlySet<number>;
  /** Whether any product is found or ordered otherwise. */
  readonly isListed: boolean;
  /** Whether any is to be seen in another place. */
  readonly isMoved: boolean;
}

/**
 * Writes some products as they are in the database now into the catalogue that stands, in one turn: nobody
 * sees half of it. Afterwards it answers as one that was read anew.
 * @param told ids of the products that changed; `loaded` holds them and their families' heads.
 * @throws CannotPatch before anything is written.
 */
export function patchCatalog(
  { base, prices, views }: OpenCatalog,
  { loaded, told }: { readonly loaded: LoadedProducts; readonly told: readonly number[] },
  now: Date,
): Patched {
  const changed = changedProducts(base, loaded, told);
  const familyBefore = familyOf(base, changed);
  const docs = docsOf(base, changed);
  const facetsBefore = base.facets;
  const addresses = new Map(
    [...views.values()].map((view) => [view, docs.map((doc) => view.addressOf(doc))]),
  );
  const isRenumbered = patchRows(base, changed, now.getTime());
  patchDocs(base, changed, docs);
  const regrouped = patchMemberships(base, changed, docs);
  for (const view of views.values()) for (const id of regrouped) view.listings.forget(id);
  const ruledDocs = recompileFamilies({ base, views }, { changed, familyBefore }, docs);
  const repriced = prices.reprice(ruledDocs, now);
  const shared = { texts: new Map(), orders: new Map() };
  const seen = [...addresses].map(([view, before]) => {
    return patchView(view, { base, changed, docs, facetsBefore, ...shared }, before);
  });
  const isVisible = seen.some((view) => view.isVisible);
  const isMoved = isVisible || regrouped.size > 0;
  const isListed = isMoved || isRenumbered || seen.some((view) => view.isListed);
  const relisted = isListed ? new Set([...docs, ...repriced]) : repriced;
  const categories = [...regrouped, ...base.memberships.having(relisted)];
  return {
    rows: new Set([...familyBefore, ...familyOf(base, changed)]),
    categories: withAbove(views, categories),
    isListed: relisted.size > 0,
    isMoved,
  };
}

/** Rules are for a variant by its family too: gives the listed products whose price may be another one. */
function recompileFamilies(
  { base, views }: Pick<OpenCatalog, "base" | "views">,
  { changed, familyBefore }: { changed: ChangedProducts; familyBefore: readonly number[] },
  docs: readonly number[],
): readonly number[] {
  if (base.ruled.rules.all.length === 0) return docs;
  const loaded = changed.rows.flatMap(({ row }) => [row, ...base.families.childrenOf(row)]);
  const rows = new Set([...familyBefore, ...familyOf(base, changed), ...loaded]);
  const listed = [...rows].map((row) => base.docOf(row)).filter((doc) => doc !== NONE);
  const all = [...new Set([...docs, ...listed])].sort((a, b) => a - b);
  recompile({ base, views }, base.ruled.rules.all, { rows, docs: all });
  return all;
}

/** The products that were told of, the families and bundles they stand in, and the variants that are named by them. */
function familyOf(base: OpenBase, { told }: ChangedProducts): number[] {
  const { families } = base;
  return told.flatMap((row) => [
    row,
    ...ownersOf(base, row),
    ...families.childrenOf(row),
    ...Array.from(families.childrenOf(row)).flatMap((child) => ownersOf(base, child)),
  ]);
}

/** The listed products among those that were loaded, ascending. */
function docsOf(base: OpenBase, { rows }: ChangedProducts): number[] {
  const docs = rows.map(({ row }) => base.docOf(row)).filter((doc) => doc !== NONE);
  return docs.sort((a, b) => a - b);
}

export function withAbove(
  views: ReadonlyMap<number, OpenView>,
  categories: readonly number[],
): ReadonlySet<number> {
  return new Set(
    [...views.values()].flatMap(({ tree }) => categories.flatMap((id) => tree.withAbove(id))),
  );
}
