import type { OptionDraft } from "../custom-option/custom-option.ts";
import type { BundleDraft } from "./bundle-columns.ts";
import type { CategoryPath } from "./category-path.ts";
import type { Variation } from "./variation-list.ts";

/** The product types a file may bring. */
export type ImportType = "simple" | "virtual" | "configurable" | "bundle" | "giftcard";

/** What a row says of one value: a new one, `null` to clear it, or nothing (absent). */
export type Change<Value> = Value | null;

/** Values that stand in a column of their own; keys are the columns of table `product`. */
export interface ProductFields {
  attribute_set: string;
  name: string;
  url_key: string;
  is_enabled: boolean;
  /** 1 not visible individually, 2 catalog, 3 search, 4 both. */
  visibility: number;
  weight_grams: number | null;
  price_minor: number | null;
  special_price_minor: number | null;
  /** Milliseconds since 1970. */
  special_from: number | null;
  special_to: number | null;
  msrp_minor: number | null;
  description: string | null;
  short_description: string | null;
  meta_title: string | null;
  meta_keywords: string | null;
  meta_description: string | null;
  created_at: number;
}

/**
 * What a website may have of its own, in its own currency. A row of one of its store views says it, as in
 * Magento: prices belong to websites.
 */
export const priceFields = [
  "price_minor",
  "special_price_minor",
  "special_from",
  "special_to",
  "msrp_minor",
] as const satisfies readonly (keyof ProductFields)[];

export type PriceField = (typeof priceFields)[number];

export type PriceFields = Pick<ProductFields, PriceField>;

/** Keys are the columns of table `stock_item`. */
export interface StockFields {
  quantity: number;
  is_in_stock: boolean;
  manage_stock: boolean;
  backorders: boolean;
  out_of_stock_quantity: number;
  min_cart_quantity: number;
  max_cart_quantity: number;
  quantity_increment: number;
  increments_enabled: boolean;
  notify_below: number;
}

export type ImageRole = "base" | "small" | "thumbnail" | "swatch";

export interface ImageMention {
  readonly name: string;
  readonly label?: string;
}

/** What a row says of the gallery. A role given `null` has no picture any more. */
export interface ImageDraft {
  readonly roles: ReadonlyMap<ImageRole, Change<ImageMention>>;
  /** Labels for roles whose picture the row does not name. */
  readonly roleLabels: ReadonlyMap<ImageRole, string>;
  /** The whole gallery in its order; absent: as it was. */
  readonly additional?: readonly ImageMention[];
  readonly hidden?: readonly string[];
}

export type LinkKind = "related" | "upsell" | "crosssell";

export interface Link {
  readonly sku: string;
  readonly position: number;
}

/** One row of a product file, read and checked on its own; absent parts stay as they are. */
export interface ProductDraft {
  readonly sku: string;
  /** The store view the row speaks for; `null` is the default scope. */
  readonly storeView: string | null;
  readonly type?: ImportType;
  readonly fields: Partial<ProductFields>;
  /** Fields whose value falls back to the default scope: store-view rows only (prices: the website's). */
  readonly cleared: readonly (keyof ProductFields)[];
  /** Name of the tax class, `null` for none. */
  readonly taxClass?: string | null;
  readonly websites?: readonly string[];
  readonly categories?: readonly CategoryPath[];
  /** Attribute code to the value as written. */
  readonly attributes: ReadonlyMap<string, Change<string>>;
  readonly stock: Partial<StockFields>;
  readonly images?: ImageDraft;
  readonly links: ReadonlyMap<LinkKind, readonly Link[]>;
  readonly variations?: readonly Variation[];
  readonly variationLabels: ReadonlyMap<string, string>;
  readonly bundle?: BundleDraft;
  /** All options of the product, besides what makes its variants. */
  readonly options?: readonly OptionDraft[];
}

/** What stock a product has until a row says otherwise. */
export const stockDefaults: StockFields = {
  quantity: 0,
  is_in_stock: true,
  manage_stock: true,
  backorders: false,
  out_of_stock_quantity: 0,
  min_cart_quantity: 1,
  max_cart_quantity: 10_000,
  quantity_increment: 1,
  increments_enabled: false,
  notify_below: 1,
};
