import type { NewProduct, NewType } from "@placket/domain/catalog/staff/new-product";
import { piecesTyped } from "@placket/domain/stock/stock-change";
import type { ProductChoices } from "../product.queries.ts";
import type { FieldRow } from "./field-rows.ts";
import { changeOf, partsOf, type FormParts, type ProductDraft } from "./product-draft.ts";
import { typedOf, type Typed } from "./typed-values.ts";

/** A product that is to be, while it is written. */
export interface NewDraft extends ProductDraft {
  readonly sku: string;
  readonly type: NewType;
  readonly pieces: string;
  /** What variants differ in: options by the code of their attribute, in the order in which they were chosen. */
  readonly axes: Readonly<Record<string, readonly string[]>>;
}

/** The fields that a new product of a type has. Of a family price and weight are those of each variant. */
export function newParts(type: NewType, choices: ProductChoices): FormParts {
  const [scope] = choices.scopes;
  if (!scope) throw new RangeError("There is no scope.");
  const of = type === "configurable" ? "simple" : type;
  const isShown = ({ idleOf = [] }: FieldRow) => !idleOf.includes(of);
  const parts = partsOf(choices, { scope, isShown });
  return { ...parts, rows: parts.rows.map((row) => ({ ...row, ...OF_NEW[row.name] })) };
}

/** What is read otherwise where nothing is said yet. */
const OF_NEW: Readonly<Record<string, Partial<FieldRow>>> = {
  urlKey: { hint: "Empty: made of its name." },
  taxClassId: { unlessChosen: "As most products" },
};

/** Nothing is said yet but that it is sold and found, in every website. */
export function emptyDraft(choices: ProductChoices): NewDraft {
  const { rows, units } = newParts("simple", choices);
  const everywhere = choices.scopes.filter(({ kind }) => kind === "website");
  const usual: Readonly<Record<string, Typed>> = {
    ...USUAL,
    websiteIds: everywhere.map(({ id }) => String(id)),
  };
  const typed = rows.map(({ name, kind }): [string, Typed] => [
    name,
    usual[name] ?? typedOf(kind, undefined, units),
  ]);
  const own = rows.map(({ name }) => [name, true] as const);
  return {
    sku: "",
    type: "simple",
    pieces: "",
    axes: {},
    typed: Object.fromEntries(typed),
    own: Object.fromEntries(own),
  };
}

/** What holds of a new product where staff say nothing. */
const USUAL: Readonly<Record<string, Typed>> = { isEnabled: true, visibility: "4" };

/** A draft as it is checked and sent: what nobody touched is left to the server. */
export function newProductOf(draft: NewDraft, choices: ProductChoices) {
  const { sku, type, pieces, axes } = draft;
  const { set, attributes } = changeOf(emptyDraft(choices), draft, newParts(type, choices));
  return {
    sku,
    type,
    set,
    attributes,
    axes: axesOf(axes),
    pieces: type === "simple" || type === "configurable" ? (piecesTyped(pieces) ?? 0) : 0,
  } satisfies NewProduct;
}

/** Options that were chosen, by attribute. */
export const axesOf = (axes: NewDraft["axes"]) =>
  Object.entries(axes).map(([code, options]) => ({ code, optionIds: options.map(Number) }));
