import {
  ATTRIBUTE_PREFIX,
  type AttributeValue,
  type ProductChange,
} from "@placket/domain/catalog/staff/product-values";
import type { ConfigScope } from "../../store/config-scope.ts";
import type { ProductState } from "../import/draft/product-state.ts";
import { fieldsWith, saidPrices } from "./stored-values.ts";

/** A product with what staff say of it in a scope; what they say must have been checked. */
export function changedState(
  state: ProductState,
  scope: ConfigScope,
  change: ProductChange,
): ProductState {
  if (scope.kind === "website") return withPrices(state, scope.id, change);
  if (scope.kind === "store") return inView(state, scope.id, change);
  const { taxClassId = state.taxClassId, categoryIds, websiteIds } = change.set;
  return {
    ...state,
    fields: fieldsWith(state.fields, change, "default"),
    taxClassId: change.useDefault.includes("taxClassId") ? null : taxClassId,
    ...(categoryIds && { categoryIds: inOrder(categoryIds) }),
    ...(websiteIds && { websiteIds: inOrder(websiteIds) }),
    attributes: attributesWith(state.attributes, change),
  };
}

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

function withPrices(state: ProductState, website: number, change: ProductChange): ProductState {
  const prices = saidPrices(fieldsWith(state.websitePrices.get(website) ?? {}, change, "website"));
  return { ...state, websitePrices: withEntry(state.websitePrices, website, prices) };
}

function inView(state: ProductState, view: number, change: ProductChange): ProductState {
  const was = state.scopes.get(view) ?? { fields: {}, attributes: new Map() };
  const fields = fieldsWith(was.fields, change, "store");
  const attributes = attributesWith(was.attributes, change);
  const isSaying = Object.keys(fields).length + attributes.size > 0;
  const scopes = new Map(state.scopes);
  if (isSaying) scopes.set(view, { fields, attributes });
  else scopes.delete(view);
  return { ...state, scopes };
}

function withEntry<Value extends object>(
  all: ReadonlyMap<number, Value>,
  key: number,
  value: Value,
): ReadonlyMap<number, Value> {
  const next = new Map(all);
  if (Object.keys(value).length > 0) next.set(key, value);
  else next.delete(key);
  return next;
}

function attributesWith(
  was: ReadonlyMap<string, AttributeValue>,
  { attributes, useDefault }: ProductChange,
): ReadonlyMap<string, AttributeValue> {
  const next = new Map(was);
  for (const name of useDefault)
    if (name.startsWith(ATTRIBUTE_PREFIX)) next.delete(name.slice(ATTRIBUTE_PREFIX.length));
  for (const [code, value] of Object.entries(attributes)) next.set(code, value);
  return next;
}
