import { priceRange } from "@placket/domain/catalog/listing-filters";
import { isFilterName } from "@placket/domain/catalog/filter-names";

/** What an address says about a listing (PLP-19, ROUTE-40). Missing parts are the store's defaults. */
export interface ListingState {
  /** From 0; the address counts from 1 (reading 37). */
  readonly page: number;
  readonly pageSize: number | undefined;
  readonly sortBy: string | undefined;
  readonly sortDir: "asc" | "desc" | undefined;
  /** Attribute code to chosen values; the price is one value `low-high`. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export const FIRST_PAGE: ListingState = {
  page: 0,
  pageSize: undefined,
  sortBy: undefined,
  sortDir: undefined,
  filters: {},
};

/** Reads the query of a listing's address. What cannot be read counts as absent (OPEN-59). */
export function readListing(search: string): ListingState {
  const query = new URLSearchParams(search);
  const sortDir = query.get("sortDir");
  const page = wholeNumber(query.get("p")) ?? 1;
  const chosen = new Map<string, readonly string[]>();
  for (const [code, value] of query) {
    if (!isFilterName(code)) continue;
    const values = value.split(",").filter((part) => isReadable(code, part));
    const all = [...new Set([...(chosen.get(code) ?? []), ...values])];
    if (all.length > 0) chosen.set(code, all);
  }
  return {
    page: Math.max(0, page - 1),
    pageSize: wholeNumber(query.get("pageSize")),
    sortBy: query.get("sortBy") || undefined,
    sortDir: sortDir === "asc" || sortDir === "desc" ? sortDir : undefined,
    // Own properties all of them, also of a parameter that is called `__proto__`.
    filters: Object.fromEntries(chosen),
  };
}

/** A price is a range (PLP-21); what the other filters know is the store's to say. */
const isReadable = (code: string, value: string) =>
  value !== "" && (code !== "price" || priceRange(value) !== undefined);

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}
