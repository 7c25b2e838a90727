import type { ProductType } from "@placket/domain/catalog/product";
import {
  ATTRIBUTE_PREFIX,
  type AttributeInput,
  type ProductField,
} from "@placket/domain/catalog/staff/product-values";
import type { Attribute, ProductChoices } from "../product.queries.ts";
import { shelfText, VISIBILITY_TEXT } from "../product-words.ts";

/** How a value is typed. */
export type FieldKind =
  | "line"
  | "prose"
  | "yes"
  | "yesOrNo"
  | "amount"
  | "day"
  | "weight"
  | "number"
  | "choice"
  | "several";

export type Group =
  | "product"
  | "price"
  | "texts"
  | "search"
  | "categories"
  | "websites"
  | "attributes";

interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

/** A field of the form: its name is that of its value, or `attributes.color`. */
export interface FieldRow {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly group: Group;
  readonly hint?: string;
  readonly rows?: number;
  readonly choices?: readonly FieldChoice[];
  /** What stands where nothing is chosen; without it something always is. */
  readonly unlessChosen?: string;
  /** Types of which it says nothing: it is shown only where something is said all the same. */
  readonly idleOf?: readonly ProductType[];
}

/** Their variants are weighed and priced, or their buyers say what they are worth. */
const UNPRICED = ["configurable", "giftcard"] as const;

type PlainRow = Omit<FieldRow, "name" | "choices">;

const ROWS: Readonly<Record<ProductField, PlainRow>> = {
  name: { label: "Name", kind: "line", group: "product" },
  urlKey: {
    label: "URL key",
    kind: "line",
    group: "product",
    hint: "Its page stands there. The old address leads to a new one.",
  },
  isEnabled: { label: "It is sold", kind: "yes", group: "product" },
  visibility: { label: "Visibility", kind: "choice", group: "product" },
  taxClassId: { label: "Tax class", kind: "choice", group: "product", unlessChosen: "None" },
  weightGrams: {
    label: "Weight",
    kind: "weight",
    group: "product",
    idleOf: [...UNPRICED, "virtual"],
  },
  priceMinor: { label: "Price", kind: "amount", group: "price", idleOf: UNPRICED },
  specialPriceMinor: {
    label: "Special price",
    kind: "amount",
    group: "price",
    hint: "Holds where it is lower. Empty: none.",
    idleOf: UNPRICED,
  },
  specialFrom: { label: "From", kind: "day", group: "price", idleOf: UNPRICED },
  specialTo: { label: "Last day", kind: "day", group: "price", idleOf: UNPRICED },
  shortDescription: { label: "Short description", kind: "prose", group: "texts", rows: 3 },
  description: {
    label: "Description",
    kind: "prose",
    group: "texts",
    rows: 8,
    hint: "Text or plain HTML.",
  },
  metaTitle: { label: "Meta title", kind: "line", group: "search" },
  metaKeywords: { label: "Meta keywords", kind: "line", group: "search" },
  metaDescription: { label: "Meta description", kind: "prose", group: "search", rows: 3 },
  categoryIds: { label: "Stands in", kind: "several", group: "categories" },
  websiteIds: { label: "Sold in", kind: "several", group: "websites" },
};

/** The fields of a product's own values, in the order in which they stand. */
export const valueRows = (choices: ProductChoices): readonly FieldRow[] =>
  Object.entries(ROWS).map(([name, row]) => ({
    name,
    ...row,
    ...(name in CHOICES && { choices: CHOICES[name]?.(choices) ?? [] }),
  }));

const CHOICES: Readonly<Record<string, (choices: ProductChoices) => readonly FieldChoice[]>> = {
  visibility: () => Object.entries(VISIBILITY_TEXT).map(([value, label]) => ({ value, label })),
  taxClassId: ({ taxClasses }) =>
    taxClasses.map(({ id, name }) => ({ value: String(id), label: name })),
  websiteIds: ({ scopes }) =>
    scopes
      .filter(({ kind }) => kind === "website")
      .map(({ id, name }) => ({ value: String(id), label: name })),
  categoryIds: ({ categories }) =>
    categories.map(({ id, path }) => ({ value: String(id), label: shelfText(path) })),
};

const KINDS: Readonly<Record<AttributeInput, FieldKind>> = {
  text: "line",
  textarea: "prose",
  select: "choice",
  multiselect: "several",
  boolean: "yesOrNo",
  price: "amount",
  date: "day",
  number: "number",
};

/** The field of an attribute. */
export const attributeRow = ({ code, label, input, options }: Attribute): FieldRow => ({
  name: `${ATTRIBUTE_PREFIX}${code}`,
  label,
  kind: KINDS[input],
  group: "attributes",
  unlessChosen: "Not said",
  choices: options.map((option) => ({ value: String(option.id), label: option.label })),
});
