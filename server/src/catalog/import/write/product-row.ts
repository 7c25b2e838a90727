import type { RealIds } from "../dictionary/dictionary.sql.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import type { AttributeValue, ProductState } from "../draft/product-state.ts";

/** The product's own values as the database takes them: dates as text, no pending ids. */
export function productRow(
  state: ProductState,
  { dictionary, realIds }: { readonly dictionary: Dictionary; readonly realIds: RealIds },
): object {
  const { special_from, special_to, created_at, ...fields } = state.fields;
  return {
    sku: state.sku,
    type: state.type,
    ...fields,
    special_from: iso(special_from),
    special_to: iso(special_to),
    created_at: iso(created_at),
    tax_class_id: state.taxClassId,
    website_ids: state.websiteIds,
    attributes: realAttributes(state.attributes, dictionary, realIds),
    custom_options: state.options,
  };
}

/** Attribute values by code, with the ids that pending options became. */
export function realAttributes(
  attributes: ReadonlyMap<string, AttributeValue>,
  dictionary: Dictionary,
  realIds: RealIds,
): Record<string, AttributeValue> {
  const real: Record<string, AttributeValue> = {};
  for (const [code, value] of attributes) {
    const input = dictionary.find(code)?.input;
    if (input === "select" && typeof value === "number") real[code] = realIds.get(value) ?? value;
    else if (Array.isArray(value)) real[code] = value.map((id) => realIds.get(id) ?? id);
    else real[code] = value;
  }
  return real;
}

/** An instant as the database takes it. */
export function iso(ms: number | null | undefined): string | null {
  return ms === null || ms === undefined ? null : new Date(ms).toISOString();
}
