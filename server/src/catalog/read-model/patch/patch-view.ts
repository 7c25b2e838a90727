import type { CatalogBase } from "../catalog-base.ts";
import type { FacetColumn } from "../facet/facet-column.ts";
import { clearBit, hasBit, setBit, type Bits } from "../set/bits.ts";
import { movedByAttribute, movedByText, sortKeyReader } from "../sort/sort-order.ts";
import { patchedText } from "../text/patched-text.ts";
import type { TextIndex } from "../text/text-index.ts";
import type { OpenView } from "../view-index.ts";
import { sortSource, textReader, type Orders } from "../view-parts.ts";
import type { ChangedProducts } from "./changed-products.ts";
import { patchedFacets } from "./patch-base.ts";

/** A change as the store views take it in. */
interface ViewPatch {
  readonly base: CatalogBase;
  readonly changed: ChangedProducts;
  /** The listed products it may concern, ascending. */
  readonly docs: readonly number[];
  /** Facets of the default scope before the change. */
  readonly facetsBefore: ReadonlyMap<string, FacetColumn>;
  /** What views made of parts that they share, so that they go on sharing. */
  readonly texts: Map<TextIndex, TextIndex>;
  readonly orders: Map<Orders, Orders>;
}

/** Where a change is seen in a view besides the products' own tiles and pages. */
interface ViewChange {
  /** Another place in an order, another filter, other words, or another address. */
  readonly isListed: boolean;
  /** To be seen where they were not, or the other way round. */
  readonly isVisible: boolean;
}

/** Takes a change into one view. `addressesBefore` are its address keys of `docs`, in their order. */
export function patchView(
  view: OpenView,
  patch: ViewPatch,
  addressesBefore: readonly string[],
): ViewChange {
  const isReaddressed = patchAddresses(view, patch.docs, addressesBefore);
  const isVisible = patchVisibility(view, patch.docs);
  const before = [view.facets, view.orders, view.text];
  view.facets = viewFacets(view, patch);
  const isShared = !patch.docs.some((doc) => view.scoped(patch.base.docRows[doc]!));
  const { text, orders } = view;
  view.orders = (isShared && patch.orders.get(orders)) || movedOrders(view, patch);
  view.text = (isShared && patch.texts.get(text)) || movedText(view, patch);
  if (isShared) {
    patch.orders.set(orders, view.orders);
    patch.texts.set(text, view.text);
  }
  const isListed =
    isReaddressed || [view.facets, view.orders, view.text].some((part, i) => part !== before[i]);
  return { isListed, isVisible };
}

/** Gives whether any product is found under another address. */
function patchAddresses(
  view: OpenView,
  docs: readonly number[],
  before: readonly string[],
): boolean {
  const moved = docs.filter((doc, i) => view.addressOf(doc) !== before[i]);
  for (const doc of moved) view.urlKeys.move(doc, before[docs.indexOf(doc)]!, view.addressOf(doc));
  return moved.length > 0;
}

function patchVisibility(view: OpenView, docs: readonly number[]): boolean {
  let isChanged = false;
  const put = (set: Bits, doc: number, isIn: boolean) => {
    isChanged ||= hasBit(set, doc) !== isIn;
    if (isIn) setBit(set, doc);
    else clearBit(set, doc);
  };
  for (const doc of docs) {
    const where = view.whereVisible(doc);
    put(view.inCatalog, doc, where.inCatalog);
    put(view.inSearch, doc, where.inSearch);
  }
  return isChanged;
}

/** A view's own value of a listed product that changed, or the default one. */
function valueReader(view: OpenView, { base, changed }: ViewPatch) {
  return (code: string, doc: number) =>
    view.scoped(base.docRows[doc]!)?.attributes?.[code] ?? changed.valueOf(code, doc);
}

/** Facets of the view's own are patched with its values; what it shares with the default scope was patched there. */
function viewFacets(view: OpenView, patch: ViewPatch): OpenView["facets"] {
  const { base, docs, facetsBefore } = patch;
  const isSaid = (code: string) =>
    docs.some((doc) => view.scoped(base.docRows[doc]!)?.attributes?.[code] !== undefined);
  const own = new Map(
    [...view.facets].filter(([code, column]) => column !== facetsBefore.get(code) || isSaid(code)),
  );
  if (own.size === 0) return base.facets;
  const patched = patchedFacets(base, own, { docs, valueOf: valueReader(view, patch) });
  const isSame = patched === own && base.facets === facetsBefore;
  return isSame ? view.facets : new Map([...base.facets, ...patched]);
}

function movedOrders(view: OpenView, patch: ViewPatch): Orders {
  const { base, docs } = patch;
  const moved = new Set(docs);
  const nameOf = (doc: number) => view.nameOf(base.docRows[doc]!);
  const orders = new Map(
    [...view.orders].map(([code, order]) => {
      const attribute = base.attributes.byCode(code);
      if (!("keys" in order) || !attribute) return [code, movedByText(order, nameOf, moved)];
      const keyOf = sortKeyReader(attribute, sortSource(base, attribute, valueReader(view, patch)));
      return [code, movedByAttribute(order, keyOf, moved)];
    }),
  );
  const isSame = [...orders].every(([code, order]) => order === view.orders.get(code));
  return isSame ? view.orders : orders;
}

function movedText(view: OpenView, { base, docs }: ViewPatch): TextIndex {
  const valueOf = (code: string, doc: number) =>
    view.scoped(base.docRows[doc]!)?.attributes?.[code] ?? base.listedValue(code, doc);
  return patchedText(view.text, textReader(base, view, valueOf), docs);
}
