import { checkAttributeValue } from "@placket/domain/catalog/staff/check-attribute";
import { checkProductChange } from "@placket/domain/catalog/staff/check-product";
import {
  ATTRIBUTE_PREFIX,
  type AttributeValue,
  type ProductChange,
  type SaidValues,
} from "@placket/domain/catalog/staff/product-values";
import type { Problem } from "@placket/domain/problem";
import type { CallRequest } from "../../api/call.ts";
import type { Product, ProductChoices, Scope } from "../product.queries.ts";
import { attributeRow, valueRows, type FieldRow } from "./field-rows.ts";
import {
  isEmptyTyped,
  isSameTyped,
  typedOf,
  valueOf,
  type Typed,
  type Units,
} from "./typed-values.ts";

/** A product in a scope while it is written, by the names of its fields. */
export interface ProductDraft {
  readonly typed: Readonly<Record<string, Typed>>;
  /** Fields that this scope says itself. */
  readonly own: Readonly<Record<string, boolean>>;
}

export type SentChange = Omit<NonNullable<CallRequest<"changeProduct">["body"]>, "seen" | "scope">;

/** All fields that a product may have, and in what they are typed. */
export interface FormParts {
  readonly rows: readonly FieldRow[];
  readonly units: Units;
}

/** The fields of a product: what its type has no use for is left out where nothing is said of it. */
export function formParts(product: Product, choices: ProductChoices, scope: Scope): FormParts {
  const everywhere = saidOf(product);
  const isSaid = (name: string) => everywhere[name] !== null && everywhere[name] !== "";
  return partsOf(choices, {
    scope,
    isShown: ({ name, idleOf = [] }) => !idleOf.includes(product.type) || isSaid(name),
  });
}

interface Shown {
  readonly scope: Scope;
  readonly isShown: (row: FieldRow) => boolean;
}

/** Fields of values that are shown, those of all attributes, and in what they are typed. */
export const partsOf = (choices: ProductChoices, { scope, isShown }: Shown): FormParts => ({
  rows: [...valueRows(choices).filter(isShown), ...choices.attributes.map(attributeRow)],
  units: {
    currency: scope.currency,
    catalogCurrency: choices.currency,
    weightUnit: choices.weightUnit,
  },
});

/** A product as it was read, to be written on in a scope. */
export function draftOf(product: Product, scope: Scope, { rows, units }: FormParts): ProductDraft {
  const own = product.scopes.find(({ kind, id }) => kind === scope.kind && id === scope.id);
  const here = own ? saidOf(own) : {};
  const wider = inheritedOf(product, { rows, units });
  const typed = rows.map(({ name, kind }) => {
    const said = here[name];
    return [name, said === undefined ? (wider[name] ?? "") : typedOf(kind, said, units)] as const;
  });
  const isOwn = rows.map(
    ({ name }) => [name, scope.kind === "default" || here[name] !== undefined] as const,
  );
  return { typed: Object.fromEntries(typed), own: Object.fromEntries(isOwn) };
}

/** What holds where a scope says nothing; amounts of another currency are nothing there. */
export function inheritedOf(
  product: Product,
  { rows, units }: FormParts,
): Readonly<Record<string, Typed>> {
  const everywhere = saidOf(product);
  return Object.fromEntries(
    rows.map(({ name, kind }) => {
      const isForeign = kind === "amount" && units.currency !== units.catalogCurrency;
      return [name, typedOf(kind, isForeign ? undefined : everywhere[name], units)];
    }),
  );
}

/** Values and attributes by the names of their fields. */
const saidOf = ({
  values,
  attributes,
}: Pick<Product, "attributes"> & { readonly values: object }): Readonly<
  Record<string, unknown>
> => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(attributes).map(([code, value]) => [`${ATTRIBUTE_PREFIX}${code}`, value]),
  ),
});

/** What of a draft is other than it began: what is said, and what is said no more. */
export function changeOf(begun: ProductDraft, draft: ProductDraft, parts: FormParts): SentChange {
  const set: Record<string, unknown> = {};
  const attributes: Record<string, AttributeValue> = {};
  const useDefault: string[] = [];
  for (const { name, kind } of parts.rows) {
    const typed = draft.typed[name] ?? "";
    const isOwn = draft.own[name] === true;
    const wasOwn = begun.own[name] === true;
    if (!isOwn) {
      if (wasOwn) useDefault.push(name);
      continue;
    }
    if (wasOwn && isSameTyped(typed, begun.typed[name] ?? "")) continue;
    const value = valueOf(kind, typed, parts.units);
    if (!name.startsWith(ATTRIBUTE_PREFIX)) set[name] = value;
    else if (isEmptyTyped(typed) || value === null) useDefault.push(name);
    else attributes[name.slice(ATTRIBUTE_PREFIX.length)] = value;
  }
  return { set, attributes, useDefault } as SentChange;
}

/** What is wrong with a change: by the server's own rules. */
export function problemsOf(
  change: SentChange,
  { product, scope, choices }: { product: Product; scope: Scope; choices: ProductChoices },
): readonly Problem[] {
  const { specialFrom, specialTo } = product.values;
  const said: SaidValues = change.set;
  const isDated = said.specialFrom !== undefined || said.specialTo !== undefined;
  const set = isDated && scope.kind === "default" ? { specialFrom, specialTo, ...said } : said;
  const asked: ProductChange = { ...change, set };
  const byCode = new Map(choices.attributes.map((attribute) => [attribute.code, attribute]));
  return [
    ...checkProductChange(asked, { scope: scope.kind, type: product.type }),
    ...Object.entries(change.attributes).flatMap(([code, value]) => {
      const attribute = byCode.get(code);
      if (!attribute) return [];
      const optionIds = new Set(attribute.options.map(({ id }) => id));
      return checkAttributeValue({ ...attribute, optionIds }, value);
    }),
  ];
}
