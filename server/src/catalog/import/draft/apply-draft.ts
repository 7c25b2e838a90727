import { bundleTermsDefaults } from "@placket/domain/catalog-import/bundle-columns";
import {
  priceFields,
  type Link,
  type LinkKind,
  type PriceFields,
  type ProductDraft,
  type ProductFields,
} from "@placket/domain/catalog-import/product-draft";
import { settledOptions } from "@placket/domain/custom-option/settled-options";
import { urlKeyOf } from "@placket/domain/catalog-import/url-key";
import { applyImages } from "./apply-images.ts";
import { attributeValue } from "./attribute-value.ts";
import {
  type AttributeValue,
  type AxisState,
  type BundleState,
  newProduct,
  type ProductState,
  type ScopeState,
} from "./product-state.ts";
import type { Known, StoreWorld } from "./store-world.ts";

/** The product as the row wants it. The row must have been checked; names that are new become pending. */
export function applyDraft(draft: ProductDraft, known: Known, world: StoreWorld): ProductState {
  const state = known ?? firstState(draft, world);
  if (draft.storeView !== null) {
    const view =
      world.dictionary.content.storeViews.get((draft.storeView ?? "").toLowerCase()) ?? 0;
    return {
      ...state,
      scopes: applyScope(draft, { state, view }, world),
      websitePrices: applyWebsitePrices(draft, { state, view }, world),
    };
  }
  const { content } = world.dictionary;
  return {
    ...state,
    fields: { ...state.fields, ...sameInstants(draft.fields, state.fields) },
    ...(draft.taxClass !== undefined && {
      taxClassId: draft.taxClass === null ? null : idIn(content.taxClasses, draft.taxClass),
    }),
    ...(draft.websites && {
      websiteIds: unique(draft.websites.map((code) => idIn(content.websites, code))),
    }),
    ...(draft.categories && {
      categoryIds: unique(draft.categories.map((path) => world.dictionary.category(path))),
    }),
    attributes: applyAttributes(draft, state.attributes, world),
    stock: { ...state.stock, ...draft.stock },
    media: draft.images ? applyImages(draft.images, state.media, world) : state.media,
    links: draft.links.size > 0 ? applyLinks(draft.links, state.links, world) : state.links,
    axes: applyAxes(draft, state.axes, world),
    bundle: applyBundle(draft, state),
    options: draft.options
      ? settledOptions(state.sku, draft.options, state.options)
      : state.options,
    ...(draft.variations && { variants: draft.variations.map(({ sku }) => sku.toLowerCase()) }),
  };
}

function idIn(names: ReadonlyMap<string, number>, name: string): number {
  return names.get(name.toLowerCase()) ?? 0;
}

/** A new product: its address from its name, in stock when there is something to sell. */
function firstState(draft: ProductDraft, world: StoreWorld): ProductState {
  const state = newProduct(draft.sku, Math.floor(world.now.getTime() / 1000) * 1000);
  const type = draft.type ?? state.type;
  const { quantity = 0, manage_stock: managed = true, backorders = false } = draft.stock;
  const inStock = HAVE_NO_SHELF.has(type) || !managed || backorders || quantity > 0;
  return {
    ...state,
    type,
    fields: { ...state.fields, url_key: draft.fields.url_key ?? freeUrlKey(draft, world) },
    stock: { ...state.stock, is_in_stock: inStock },
  };
}

/** What there is of them lies on the shelves of others. */
const HAVE_NO_SHELF: ReadonlySet<string> = new Set(["configurable", "bundle", "giftcard"]);

/** What a row says of a bundle over what is known of it. */
function applyBundle(
  { bundle }: ProductDraft,
  { type, bundle: was }: ProductState,
): BundleState | null {
  if (type !== "bundle") return null;
  const options = bundle?.options?.map((option) => ({
    ...option,
    selections: option.selections.map((one) => ({ ...one, sku: one.sku.toLowerCase() })),
  }));
  return {
    terms: { ...bundleTermsDefaults, ...was?.terms, ...bundle?.terms },
    options: options ?? was?.options ?? [],
  };
}

/** Candidates for the address of a product that has none in the file, best first. */
export function urlKeyCandidates(name: string, sku: string): string[] {
  const [fromName, fromSku] = [urlKeyOf(name), urlKeyOf(sku)];
  return [fromName, [fromName, fromSku].filter((part) => part !== "").join("-")].filter(
    (key) => key !== "",
  );
}

function freeUrlKey({ sku, fields }: ProductDraft, world: StoreWorld): string {
  const candidates = urlKeyCandidates(fields.name ?? "", sku);
  const free = candidates.find((key) => world.urlKeyOwner(key, null) === undefined);
  return (
    free ?? `${candidates.at(-1) ?? "product"}-${Buffer.from(sku.toLowerCase()).toString("hex")}`
  );
}

/** The file writes whole seconds: an instant that differs in less is the same. */
function sameInstants<Fields extends Partial<ProductFields>>(
  said: Fields,
  was: Partial<ProductFields>,
): Fields {
  const kept = { ...said };
  for (const field of ["special_from", "special_to", "created_at"] as const) {
    const [now, before] = [said[field], was[field]];
    const isSame =
      typeof now === "number" &&
      typeof before === "number" &&
      Math.floor(before / 1000) === Math.floor(now / 1000);
    if (isSame) delete kept[field];
  }
  return kept;
}

function applyAttributes(
  { attributes }: ProductDraft,
  was: ReadonlyMap<string, AttributeValue>,
  { dictionary, rules }: StoreWorld,
): ReadonlyMap<string, AttributeValue> {
  if (attributes.size === 0) return was;
  const values = new Map(was);
  for (const [code, text] of attributes) {
    if (text === null) values.delete(code);
    else
      values.set(
        code,
        attributeValue(dictionary.attribute(code), text, { dictionary, decimals: rules.decimals }),
      );
  }
  return values;
}

/** The product a store-view row speaks of, and for which view. */
interface Spoken {
  readonly state: ProductState;
  readonly view: number;
}

function applyScope(
  draft: ProductDraft,
  { state, view }: Spoken,
  world: StoreWorld,
): ReadonlyMap<number, ScopeState> {
  const was = state.scopes.get(view) ?? { fields: {}, attributes: new Map() };
  const fields = { ...was.fields, ...draft.fields };
  for (const field of [...draft.cleared, ...priceFields]) delete fields[field];
  const scope = { fields, attributes: applyAttributes(draft, was.attributes, world) };
  const scopes = new Map(state.scopes);
  if (Object.keys(fields).length + scope.attributes.size > 0) scopes.set(view, scope);
  else scopes.delete(view);
  return scopes;
}

/** The prices of a store-view row belong to the view's website. */
function applyWebsitePrices(
  draft: ProductDraft,
  { state, view }: Spoken,
  { dictionary }: StoreWorld,
): ProductState["websitePrices"] {
  const website = dictionary.content.websiteOfView.get(view) ?? 0;
  const was = state.websitePrices.get(website) ?? {};
  const prices: Partial<PriceFields> = { ...was };
  const said = sameInstants(draft.fields, was);
  for (const field of priceFields) {
    const value = said[field];
    if (value !== undefined) prices[field] = value;
    if (draft.cleared.includes(field)) delete prices[field];
  }
  const all = new Map(state.websitePrices);
  if (Object.keys(prices).length > 0) all.set(website, prices);
  else all.delete(website);
  return all;
}

/** Links to products that do not exist are dropped, as Magento drops them. */
function applyLinks(
  said: ReadonlyMap<LinkKind, readonly Link[]>,
  was: ReadonlyMap<LinkKind, readonly Link[]>,
  world: StoreWorld,
): ReadonlyMap<LinkKind, readonly Link[]> {
  const links = new Map(was);
  for (const [kind, list] of said) {
    const existing = list
      .filter(({ sku }) => world.productOf(sku))
      .map(({ sku, position }) => ({ sku: sku.toLowerCase(), position }))
      .sort((a, b) => a.position - b.position || (a.sku < b.sku ? -1 : 1));
    if (existing.length > 0) links.set(kind, existing);
    else links.delete(kind);
  }
  return links;
}

/** The axes stand in the order of the first variation; a label not given stays as it was. */
function applyAxes(
  draft: ProductDraft,
  was: readonly AxisState[],
  { dictionary }: StoreWorld,
): readonly AxisState[] {
  const { variations, variationLabels } = draft;
  const relabeled = was.map((axis) => {
    const code = [...dictionary.content.attributes.values()].find(
      ({ id }) => id === axis.attributeId,
    )?.code;
    return { ...axis, label: variationLabels.get(code ?? "") ?? axis.label };
  });
  if (!variations) return variationLabels.size > 0 ? relabeled : was;
  const labels = new Map(relabeled.map(({ attributeId, label }) => [attributeId, label]));
  return [...(variations[0]?.options.keys() ?? [])].map((code) => {
    const { id } = dictionary.attribute(code, true);
    return { attributeId: id, label: variationLabels.get(code) ?? labels.get(id) ?? null };
  });
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}
