import type { StoreView } from "../../store/store-view.ts";
import { emptyBits, hasBit, setBit, type Bits } from "./set/bits.ts";
import type { CatalogBase } from "./catalog-base.ts";
import {
  categoryListings,
  type CategoryListing,
  type CategoryListings,
} from "./category/category-listing.ts";
import type { CategoryTree } from "./category/category-tree.ts";
import type { FacetColumn } from "./facet/facet-column.ts";
import { TILE_TEXT_ATTRIBUTE } from "./loading/load.ts";
import type { Pacer } from "./pacer.ts";
import { IS_ENABLED } from "./rows/product-rows.ts";
import type { ScopeValue } from "./rows/scope-values.ts";
import { urlKeys, type UrlKeys } from "./rows/url-keys.ts";
import type { SortOrder } from "./sort/sort-order.ts";
import type { TextIndex } from "./text/text-index.ts";
import { ownFacets, ownOrShared, type Orders, type SharedParts } from "./view-parts.ts";

/** The catalogue as one store view shows it. */
export interface ViewIndex {
  readonly view: StoreView;
  readonly tree: CategoryTree;
  readonly inCatalog: Bits;
  readonly inSearch: Bits;
  /** The name and address key of a product with a page, as this view has them. */
  nameOf(row: number): string;
  urlKeyOf(row: number): string;
  /** What a tile says of the making of a listed product; empty where staff wrote nothing. */
  tileTextOf(doc: number): string;
  /** By address key; of two products that share one the visible one wins, then the lower id. */
  docByUrlKey(urlKey: string): number | undefined;
  readonly facets: ReadonlyMap<string, FacetColumn>;
  /** By sort key: name and the sortable attributes. */
  readonly orders: ReadonlyMap<string, SortOrder>;
  readonly text: TextIndex;
  categoryListing(categoryId: number): CategoryListing;
  isEnabled(row: number): boolean;
}

/** The same as a patch writes into it. */
export interface OpenView extends ViewIndex {
  facets: ReadonlyMap<string, FacetColumn>;
  orders: Orders;
  text: TextIndex;
  readonly urlKeys: UrlKeys;
  readonly listings: CategoryListings;
  /** What the view says of a product otherwise. */
  scoped(row: number): ScopeValue | undefined;
  /** The address key under which a listed product is found; empty for one that has no page now. */
  addressOf(doc: number): string;
  /** Whether a listed product is to be seen in listings, and in searches. */
  whereVisible(doc: number): { readonly inCatalog: boolean; readonly inSearch: boolean };
}

/** Builds the index of one view; `shared` is filled by the first view that may lend its parts. */
export async function viewIndex(
  base: CatalogBase,
  { view, tree, shared }: { view: StoreView; tree: CategoryTree; shared: SharedParts },
  pacer: Pacer,
): Promise<OpenView> {
  const said = scopeOf(base, view);
  const scoped = (row: number) => base.scopes.get(view.id)?.get(base.rows.ids[row]!);
  const nameOf = (row: number) => scoped(row)?.name ?? base.rows.names.at(row);
  const urlKeyOf = (row: number) => scoped(row)?.urlKey ?? base.rows.urlKeys.at(row);
  const tileTextOf = (doc: number) => {
    const text =
      scoped(base.docRows[doc]!)?.attributes?.[TILE_TEXT_ATTRIBUTE] ??
      base.listedValue(TILE_TEXT_ATTRIBUTE, doc);
    return typeof text === "string" ? text : "";
  };
  const isEnabled = (row: number) =>
    scoped(row)?.isEnabled ?? (base.rows.flags[row]! & IS_ENABLED) !== 0;
  const valueOf = (code: string, doc: number) =>
    scoped(base.docRows[doc]!)?.attributes?.[code] ?? base.listedValue(code, doc);
  const parts = await ownOrShared(
    { base, view, nameOf, valueOf, hasOwn: said !== undefined, shared },
    pacer,
  );
  const whereVisible = visibilityIn(base, { view, scoped, isEnabled });
  const visible = visibleDocs(base.docCount, whereVisible);
  await pacer.rest();
  // A product that was listed once and is a mere variant now has no page of its own.
  const addressOf = (doc: number) =>
    base.rows.visibility[base.docRows[doc]!]! > 1 ? urlKeyOf(base.docRows[doc]!) : "";
  const isVisible = (doc: number) =>
    hasBit(visible.inCatalog, doc) || hasBit(visible.inSearch, doc);
  const byKey = await urlKeys(base.docCount, { keyOf: addressOf, isVisible }, pacer);
  const listings = categoryListings(tree, base.memberships, base.docCount);
  return {
    view,
    tree,
    nameOf,
    urlKeyOf,
    tileTextOf,
    isEnabled,
    ...visible,
    ...parts,
    docByUrlKey: (urlKey) => byKey.find(urlKey),
    facets: said ? await ownFacets(base, { said, valueOf }, pacer) : base.facets,
    categoryListing: (categoryId) => listings.of(categoryId),
    urlKeys: byKey,
    listings,
    scoped,
    addressOf,
    whereVisible,
  };
}

/** What the view says of its own; undefined when it says nothing of any product. */
function scopeOf(base: CatalogBase, view: StoreView): ReadonlyMap<number, ScopeValue> | undefined {
  const said = base.scopes.get(view.id);
  return said && said.size > 0 ? said : undefined;
}

/** Enabled, sold on the view's website, and to be seen there (visibility 2 catalog, 3 search, 4 both). */
function visibilityIn(
  { rows, docRows }: CatalogBase,
  how: Pick<OpenView, "view" | "scoped" | "isEnabled">,
): OpenView["whereVisible"] {
  return (doc) => {
    const row = docRows[doc]!;
    const isSold =
      how.isEnabled(row) && rows.websites.at(rows.websitesOf[row]!).includes(how.view.websiteId);
    const own = rows.visibility[row]!;
    const visibility = isSold && own > 1 ? (how.scoped(row)?.visibility ?? own) : 1;
    return {
      inCatalog: visibility === 2 || visibility === 4,
      inSearch: visibility === 3 || visibility === 4,
    };
  };
}

function visibleDocs(
  docCount: number,
  whereVisible: OpenView["whereVisible"],
): Pick<ViewIndex, "inCatalog" | "inSearch"> {
  const inCatalog = emptyBits(docCount);
  const inSearch = emptyBits(docCount);
  for (let doc = 0; doc < docCount; doc += 1) {
    const where = whereVisible(doc);
    if (where.inCatalog) setBit(inCatalog, doc);
    if (where.inSearch) setBit(inSearch, doc);
  }
  return { inCatalog, inSearch };
}
