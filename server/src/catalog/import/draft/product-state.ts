import type { BundleTerms } from "@placket/domain/catalog-import/bundle-columns";
import type { OptionDraft } from "@placket/domain/catalog-import/bundle-values";
import type { CustomOption } from "@placket/domain/custom-option/custom-option";
import {
  type ImageRole,
  type Link,
  type LinkKind,
  type PriceFields,
  type ProductFields,
  stockDefaults,
  type StockFields,
} from "@placket/domain/catalog-import/product-draft";

/** Option id, option ids, text, number or yes and no: by the attribute's input. */
export type AttributeValue = number | readonly number[] | string | boolean;

export interface MediaState {
  readonly file: string;
  readonly label: string | null;
  readonly kind: string;
  readonly roles: readonly ImageRole[];
  readonly isHidden: boolean;
  readonly width: number | null;
  readonly height: number | null;
}

/** What a bundle is made of. */
export interface BundleState {
  readonly terms: BundleTerms;
  readonly options: readonly OptionDraft[];
}

export interface AxisState {
  readonly attributeId: number;
  readonly label: string | null;
}

/** What one store view says differently. */
export interface ScopeState {
  readonly fields: Partial<ProductFields>;
  readonly attributes: ReadonlyMap<string, AttributeValue>;
}

/**
 * A product with all that a file can say about it. Parts are never changed in place, so a part that is
 * the same object is the same value. Other products stand as SKUs in lower case.
 */
export interface ProductState {
  /** 0: not in the database yet. */
  readonly id: number;
  readonly sku: string;
  readonly type: string;
  readonly fields: ProductFields;
  readonly taxClassId: number | null;
  readonly websiteIds: readonly number[];
  readonly attributes: ReadonlyMap<string, AttributeValue>;
  readonly stock: StockFields;
  readonly categoryIds: readonly number[];
  readonly media: readonly MediaState[];
  readonly links: ReadonlyMap<LinkKind, readonly Link[]>;
  readonly axes: readonly AxisState[];
  readonly variants: readonly string[];
  /** Products in it stand as SKUs in lower case; `null` of what is no bundle. */
  readonly bundle: BundleState | null;
  /** What is chosen of it besides what makes its variants. */
  readonly options: readonly CustomOption[];
  readonly scopes: ReadonlyMap<number, ScopeState>;
  /** By website: the prices that it has of its own. */
  readonly websitePrices: ReadonlyMap<number, Partial<PriceFields>>;
}

/** The parts that are stored apart from each other. */
const productParts = [
  ["fields", "taxClassId", "websiteIds", "attributes", "options"],
  ["stock"],
  ["categoryIds"],
  ["media"],
  ["links"],
  ["axes"],
  ["variants"],
  ["bundle"],
  ["scopes"],
  ["websitePrices"],
] as const satisfies readonly (readonly (keyof ProductState)[])[];

export type ProductPart = (typeof productParts)[number][0];

/** The parts in which two states differ; empty when a row changed nothing. */
export function changedParts(before: ProductState, after: ProductState): ProductPart[] {
  return productParts
    .filter((keys) => keys.some((key) => !same(before[key], after[key])))
    .map((keys) => keys[0]);
}

function same(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || canonical(a) === canonical(b);
}

/** One text per value: order of keys does not count, order of lists does. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part instanceof Map) return sorted([...part]);
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return sorted(Object.entries(part));
  });
}

function sorted(entries: [unknown, unknown][]): [unknown, unknown][] {
  return entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}

/** A product that no row has described yet. */
export function newProduct(sku: string, now: number): ProductState {
  return {
    id: 0,
    sku,
    type: "simple",
    fields: { ...emptyFields, created_at: now },
    taxClassId: null,
    websiteIds: [],
    attributes: new Map(),
    stock: stockDefaults,
    categoryIds: [],
    media: [],
    links: new Map(),
    axes: [],
    variants: [],
    bundle: null,
    options: [],
    scopes: new Map(),
    websitePrices: new Map(),
  };
}

const emptyFields: Omit<ProductFields, "created_at"> = {
  attribute_set: "Default",
  name: "",
  url_key: "",
  is_enabled: true,
  visibility: 4,
  weight_grams: null,
  price_minor: null,
  special_price_minor: null,
  special_from: null,
  special_to: null,
  msrp_minor: null,
  description: null,
  short_description: null,
  meta_title: null,
  meta_keywords: null,
  meta_description: null,
};
