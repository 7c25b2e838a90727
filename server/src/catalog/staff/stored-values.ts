import type { PriceFields, ProductFields } from "@placket/domain/catalog-import/product-draft";
import type {
  ProductChange,
  ProductField,
  ProductValues,
} from "@placket/domain/catalog/staff/product-values";
import { DAY_MS } from "@placket/domain/durations";
import type { ScopeKind } from "@placket/domain/store/scope-title";

type Column = Exclude<keyof ProductFields, "attribute_set" | "created_at" | "msrp_minor">;
type StoredField = Exclude<ProductField, "categoryIds" | "taxClassId" | "websiteIds">;

/** In which column a value stands, and how it is read and written. */
interface StoredAs {
  readonly column: Column;
  readonly read: (stored: never) => unknown;
  readonly write: (value: never) => unknown;
}

const same = (value: unknown) => value;

/** A text that need not be there. */
const textOrNone = {
  read: (stored: string | null) => stored ?? "",
  write: (text: string) => (text.trim() === "" ? null : text),
};

const dayOf = (ms: number | null) =>
  ms === null ? "" : new Date(ms).toISOString().slice(0, "2026-11-29".length);
const msOf = (day: string) => (day === "" ? null : Date.parse(`${day}T00:00:00Z`));

/** The whole of its last day, as product files mean it. */
const lastMsOf = (day: string) => {
  const from = msOf(day);
  return from === null ? null : from + DAY_MS - 1000;
};

const STORED: Readonly<Record<StoredField, StoredAs>> = {
  name: { column: "name", read: same, write: (name: string) => name.trim() },
  urlKey: {
    column: "url_key",
    read: same,
    write: (key: string) => key.trim().toLowerCase(),
  },
  isEnabled: { column: "is_enabled", read: same, write: same },
  visibility: { column: "visibility", read: same, write: same },
  shortDescription: { column: "short_description", ...textOrNone },
  description: { column: "description", ...textOrNone },
  metaTitle: { column: "meta_title", ...textOrNone },
  metaKeywords: { column: "meta_keywords", ...textOrNone },
  metaDescription: { column: "meta_description", ...textOrNone },
  priceMinor: { column: "price_minor", read: same, write: same },
  specialPriceMinor: { column: "special_price_minor", read: same, write: same },
  specialFrom: { column: "special_from", read: dayOf, write: msOf },
  specialTo: { column: "special_to", read: dayOf, write: lastMsOf },
  weightGrams: { column: "weight_grams", read: same, write: same },
};

const ROWS = Object.entries(STORED) as readonly (readonly [StoredField, StoredAs])[];

/** Columns as staff read them; those that are not there are left out. */
export function valuesOf(fields: Partial<ProductFields>): Partial<ProductValues> {
  const said = ROWS.filter(([, { column }]) => fields[column] !== undefined);
  return Object.fromEntries(
    said.map(([name, { column, read }]) => [name, read(fields[column] as never)]),
  );
}

/** Columns of a scope with what is set there, and without what goes by the wider scope from now on, or is nothing. */
export function fieldsWith<Fields extends Partial<ProductFields>>(
  fields: Fields,
  { set, useDefault }: Pick<ProductChange, "set" | "useDefault">,
  scope: ScopeKind,
): Fields {
  const next: Record<string, unknown> = { ...fields };
  for (const [name, { column, read, write }] of ROWS) {
    if (useDefault.includes(name)) {
      if (scope === "default") next[column] = null;
      else delete next[column];
    }
    const value = set[name];
    const was = fields[column];
    // A day that is as it was keeps its hour.
    if (value === undefined || (was !== undefined && value === read(was as never))) continue;
    // A store view that says nothing there says so.
    next[column] = write(value as never) ?? (scope === "store" ? "" : null);
  }
  return next as Fields;
}

/** Prices that a website says; what it does not say is left out. */
export const saidPrices = (prices: Partial<PriceFields>): Partial<PriceFields> =>
  Object.fromEntries(Object.entries(prices).filter(([, value]) => value !== null));
