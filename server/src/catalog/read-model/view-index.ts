import type { StoreView } from "../../store/store-view.ts";
import { emptyBits, hasBit, setBit, type Bits } from "./bits.ts";
import { searchableTexts, type CatalogBase } from "./catalog-base.ts";
import { categoryListings, type CategoryListing } from "./category-listing.ts";
import type { CategoryTree } from "./category-tree.ts";
import type { FacetColumn } from "./facet-column.ts";
import { TILE_TEXT_ATTRIBUTE } from "./load.ts";
import { attributeFacet } from "./facet-values.ts";
import { eachInSlices, type Pacer } from "./pacer.ts";
import { IS_ENABLED } from "./product-rows.ts";
import type { ScopeValue } from "./scope-values.ts";
import { orderByAttribute, orderByText, type SortOrder } from "./sort-order.ts";
import { textIndex, type TextIndex } from "./text-index.ts";

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
  /** By address key; the lowest id wins where two products share one. */
  docByUrlKey(urlKey: string): number | undefined;
  readonly facets: ReadonlyMap<string, FacetColumn>;
  /** By sort key: name and the sortable attributes. */
  readonly orders: ReadonlyMap<string, SortOrder>;
  readonly text: TextIndex;
  categoryListing(categoryId: number): CategoryListing;
  isEnabled(row: number): boolean;
}

/** Parts that views without values of their own share; made at the first need. */
export interface SharedParts {
  orders?: ViewIndex["orders"];
  text?: TextIndex;
}

/** Builds the index of one view; `shared` is filled by the first view that may lend its parts. */
export async function viewIndex(
  base: CatalogBase,
  { view, tree, shared }: { view: StoreView; tree: CategoryTree; shared: SharedParts },
  pacer: Pacer,
): Promise<ViewIndex> {
  const said = scopeOf(base, view);
  const scoped = (row: number): ScopeValue | undefined => said?.get(base.rows.ids[row]!);
  const nameOf = (row: number) => scoped(row)?.name ?? base.rows.names.at(row);
  const urlKeyOf = (row: number) => scoped(row)?.urlKey ?? base.rows.urlKeys.at(row);
  const tileTextOf = (doc: number) => {
    const text =
      scoped(base.docRows[doc]!)?.attributes?.[TILE_TEXT_ATTRIBUTE] ?? base.tileTextOf(doc);
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
  const visible = visibility(base, { view, scoped, isEnabled });
  await pacer.rest();
  const byUrlKey = await urlKeys(base, { urlKeyOf, ...visible }, pacer);
  return {
    view,
    tree,
    nameOf,
    urlKeyOf,
    tileTextOf,
    isEnabled,
    ...visible,
    ...parts,
    docByUrlKey: (urlKey) => byUrlKey.get(urlKey),
    facets: said ? await ownFacets(base, { said, valueOf }, pacer) : base.facets,
    categoryListing: categoryListings(tree, base.memberships, base.docCount),
  };
}

/** What the view says of its own; undefined when it says nothing of any product. */
function scopeOf(base: CatalogBase, view: StoreView): ReadonlyMap<number, ScopeValue> | undefined {
  const said = base.scopes.get(view.id);
  return said && said.size > 0 ? said : undefined;
}

interface TextSource {
  readonly base: CatalogBase;
  readonly view: StoreView;
  readonly nameOf: (row: number) => string;
  readonly valueOf: (code: string, doc: number) => unknown;
  readonly hasOwn: boolean;
  readonly shared: SharedParts;
}

async function ownOrShared(source: TextSource, pacer: Pacer) {
  const { hasOwn, shared } = source;
  const sharesText = !hasOwn && !hasOwnLabels(source);
  const text = (sharesText ? shared.text : undefined) ?? (await buildText(source, pacer));
  const orders = (hasOwn ? undefined : shared.orders) ?? (await buildOrders(source, pacer));
  if (sharesText) shared.text = text;
  if (!hasOwn) shared.orders = orders;
  return { text, orders };
}

/** Whether any searchable option is named otherwise in this view. */
function hasOwnLabels({ base, view }: TextSource): boolean {
  return base.attributes.all
    .filter((attribute) => attribute.isSearchable)
    .flatMap((attribute) => base.attributes.optionsOf(attribute.id))
    .some((option) => base.attributes.optionLabel(option.id, view.id) !== option.label);
}

function buildText({ base, view, nameOf, valueOf }: TextSource, pacer: Pacer): Promise<TextIndex> {
  const textsOf = (doc: number) => ({
    name: nameOf(base.docRows[doc]!),
    others: searchableTexts(base, {
      doc,
      storeViewId: view.id,
      valueOf: (code) => valueOf(code, doc),
    }),
  });
  return textIndex(base.docCount, textsOf, pacer);
}

async function buildOrders({ base, nameOf, valueOf }: TextSource, pacer: Pacer) {
  const orders = new Map<string, SortOrder>();
  const docCount = base.docCount;
  orders.set("name", await orderByText(docCount, (doc) => nameOf(base.docRows[doc]!), pacer));
  for (const attribute of base.attributes.all.filter((a) => a.isSortable)) {
    if (attribute.code === "name" || attribute.code === "price") continue;
    const options = base.attributes.optionsOf(attribute.id);
    const rank = new Map(options.map((option, i) => [option.id, i]));
    const source = {
      docCount,
      valueOf: (doc: number) => valueOf(attribute.code, doc),
      optionRank: (id: number) => rank.get(id),
    };
    orders.set(attribute.code, await orderByAttribute(attribute, source, pacer));
  }
  return orders;
}

/** Facets anew for the attributes of which the view says something, the shared ones otherwise. */
async function ownFacets(
  base: CatalogBase,
  own: {
    readonly said: ReadonlyMap<number, ScopeValue>;
    readonly valueOf: (code: string, doc: number) => unknown;
  },
  pacer: Pacer,
): Promise<ReadonlyMap<string, FacetColumn>> {
  const values = [...own.said.values()];
  const codes = new Set(values.flatMap((value) => Object.keys(value.attributes ?? {})));
  const columns = new Map(base.facets);
  for (const [code, { attribute }] of base.facets) {
    if (!codes.has(code)) continue;
    const ownValue = (doc: number) => own.valueOf(code, doc);
    columns.set(code, await attributeFacet(attribute, { ...base, ownValue }, pacer));
  }
  return columns;
}

/** Enabled, sold on the view's website, and to be seen there (visibility 2 catalog, 3 search, 4 both). */
function visibility(
  { rows, docRows, docCount }: CatalogBase,
  how: {
    readonly view: StoreView;
    readonly scoped: (row: number) => ScopeValue | undefined;
    readonly isEnabled: (row: number) => boolean;
  },
): Pick<ViewIndex, "inCatalog" | "inSearch"> {
  const inCatalog = emptyBits(docCount);
  const inSearch = emptyBits(docCount);
  docRows.forEach((row, doc) => {
    const websites = rows.websites[rows.websitesOf[row]!];
    if (!how.isEnabled(row) || !websites?.includes(how.view.websiteId)) return;
    const visibility = how.scoped(row)?.visibility ?? rows.visibility[row]!;
    if (visibility === 2 || visibility === 4) setBit(inCatalog, doc);
    if (visibility === 3 || visibility === 4) setBit(inSearch, doc);
  });
  return { inCatalog, inSearch };
}

/** A product that is to be seen here leads one that is not, then the lower id. */
async function urlKeys(
  { docRows }: CatalogBase,
  { urlKeyOf, inCatalog, inSearch }: Pick<ViewIndex, "urlKeyOf" | "inCatalog" | "inSearch">,
  pacer: Pacer,
): Promise<Map<string, number>> {
  const docs = new Map<string, number>();
  const hidden = new Map<string, number>();
  await eachInSlices(docRows.length, pacer, (doc) => {
    const among = hasBit(inCatalog, doc) || hasBit(inSearch, doc) ? docs : hidden;
    const key = urlKeyOf(docRows[doc]!);
    if (key !== "" && !among.has(key)) among.set(key, doc);
  });
  for (const [key, doc] of hidden) if (!docs.has(key)) docs.set(key, doc);
  return docs;
}
