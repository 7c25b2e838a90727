import type { ScopeKind } from "../../store/scope-title.ts";

/** Where a value may be said. */
export const SCOPE_KINDS = ["default", "website", "store"] as const satisfies readonly ScopeKind[];

/** What staff say of a product, field by field; a text that is empty is none. */
export interface ProductValues {
  readonly name: string;
  readonly urlKey: string;
  readonly isEnabled: boolean;
  /** 1 not visible individually, 2 catalog, 3 search, 4 both. */
  readonly visibility: number;
  readonly shortDescription: string;
  readonly description: string;
  readonly metaTitle: string;
  readonly metaKeywords: string;
  readonly metaDescription: string;
  /** Minor units: of the catalogue's currency, in a website of its own. */
  readonly priceMinor: number | null;
  readonly specialPriceMinor: number | null;
  /** Days, `2026-11-29`, both of them included; `""` for an open end. */
  readonly specialFrom: string;
  readonly specialTo: string;
  readonly weightGrams: number | null;
  readonly taxClassId: number | null;
  readonly categoryIds: readonly number[];
  /** Where it is sold; nowhere without one. */
  readonly websiteIds: readonly number[];
}

export type ProductField = keyof ProductValues;

/** Some of it. */
export type SaidValues = { readonly [Field in ProductField]?: ProductValues[Field] | undefined };

/** Whether a field is one for the whole shop, or may be said otherwise in a website or in a store view. */
const FIELD_SCOPES = {
  name: "store",
  urlKey: "store",
  isEnabled: "store",
  visibility: "store",
  shortDescription: "store",
  description: "store",
  metaTitle: "store",
  metaKeywords: "store",
  metaDescription: "store",
  priceMinor: "website",
  specialPriceMinor: "website",
  specialFrom: "website",
  specialTo: "website",
  weightGrams: "default",
  taxClassId: "default",
  categoryIds: "default",
  websiteIds: "default",
} as const satisfies Readonly<Record<ProductField, ScopeKind>>;

/** Whether a text is the name of a field. */
export const isProductField = (name: string): name is ProductField =>
  Object.hasOwn(FIELD_SCOPES, name);

/** Whether a field may be said in a scope: everywhere, or where it may be said otherwise. */
export const isSaidIn = (field: ProductField, scope: ScopeKind): boolean =>
  scope === "default" || FIELD_SCOPES[field] === scope;

/** The names of attributes among fields begin so: `attributes.color`. */
export const ATTRIBUTE_PREFIX = "attributes.";

/** How an attribute is typed. */
export type AttributeInput =
  | "text"
  | "textarea"
  | "select"
  | "multiselect"
  | "boolean"
  | "price"
  | "date"
  | "number";

/** The id of an option, ids of several, a text, a number, yes or no: by the attribute's input. */
export type AttributeValue = number | readonly number[] | string | boolean;

/** What is said of a product in one scope, and what is said no more. */
export interface ProductChange {
  readonly set: SaidValues;
  /** By code. */
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  /** Fields, and attributes as `attributes.color`, that go by the wider scope from now on, or are nothing. */
  readonly useDefault: readonly string[];
}
