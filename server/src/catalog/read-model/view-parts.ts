import type { StoreView } from "../../store/store-view.ts";
import { searchableTexts, type CatalogBase } from "./catalog-base.ts";
import type { Attribute } from "./facet/attributes.ts";
import type { FacetColumn } from "./facet/facet-column.ts";
import { attributeFacet } from "./facet/facet-values.ts";
import type { Pacer } from "./pacer.ts";
import type { ScopeValue } from "./rows/scope-values.ts";
import {
  orderByAttribute,
  orderByText,
  type AttributeOrder,
  type SortKeySource,
  type SortOrder,
} from "./sort/sort-order.ts";
import { textIndex, type ProductTexts, type TextIndex } from "./text/text-index.ts";

/** By sort key: name and the sortable attributes. */
export type Orders = ReadonlyMap<string, SortOrder | AttributeOrder>;

/** Parts that views without values of their own share; made at the first need. */
export interface SharedParts {
  orders?: Orders;
  text?: TextIndex;
}

interface TextSource {
  readonly base: CatalogBase;
  readonly view: StoreView;
  readonly nameOf: (row: number) => string;
  readonly valueOf: (code: string, doc: number) => unknown;
  readonly hasOwn: boolean;
  readonly shared: SharedParts;
}

/** The words and orders of a view: its own, or those of a view that says nothing either. */
export async function ownOrShared(source: TextSource, pacer: Pacer) {
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
  const textsOf = textReader(base, { view, nameOf }, valueOf);
  return textIndex(base.docCount, textsOf, pacer);
}

/** The texts of a listed product as a view has them. */
export function textReader(
  base: CatalogBase,
  { view, nameOf }: Pick<TextSource, "view" | "nameOf">,
  valueOf: (code: string, doc: number) => unknown,
): (doc: number) => ProductTexts {
  return (doc) => {
    const row = base.docRows[doc]!;
    // Listed once and a mere variant now.
    if (base.rows.visibility[row] === 1) return NO_TEXTS;
    const of = { doc, storeViewId: view.id, valueOf: (code: string) => valueOf(code, doc) };
    return { name: nameOf(row), others: searchableTexts(base, of) };
  };
}

const NO_TEXTS: ProductTexts = { name: "", others: [] };

async function buildOrders({ base, nameOf, valueOf }: TextSource, pacer: Pacer) {
  const orders = new Map<string, SortOrder | AttributeOrder>();
  const docCount = base.docCount;
  orders.set("name", await orderByText(docCount, (doc) => nameOf(base.docRows[doc]!), pacer));
  for (const attribute of base.attributes.all.filter((a) => a.isSortable)) {
    if (attribute.code === "name" || attribute.code === "price") continue;
    const source = { docCount, ...sortSource(base, attribute, valueOf) };
    orders.set(attribute.code, await orderByAttribute(attribute, source, pacer));
  }
  return orders;
}

/** What the order of an attribute is made from. */
export function sortSource(
  { attributes }: CatalogBase,
  { id, code }: Attribute,
  valueOf: (code: string, doc: number) => unknown,
): SortKeySource {
  const rank = new Map(attributes.optionsOf(id).map((option, i) => [option.id, i]));
  return {
    valueOf: (doc) => valueOf(code, doc),
    optionRank: (optionId) => rank.get(optionId),
  };
}

/** Facets anew for the attributes of which the view says something, the shared ones otherwise. */
export async function ownFacets(
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
