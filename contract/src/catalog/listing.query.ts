import { isFilterName } from "@placket/domain/catalog/filter-names";
import type { ListingParameters } from "@placket/domain/catalog/listing-query";
import { z } from "zod";
import { id, text } from "../shapes.ts";

/** One value, or the values of a parameter that was given several times. */
const parameter = z.union([text(2000), z.array(text(2000)).max(50)]);

/** Parameters of a listing; every other parameter is a filter (ROUTE-40). */
export const listingParameters = {
  page: text(12).optional(),
  pageSize: text(12).optional(),
  sort: text(80).optional(),
  sortBy: text(80).optional(),
  sortDir: text(8).optional(),
  filters: text(8000).optional(),
} as const;

export const categoryListingQuery = z
  .object({ categoryId: id, ...listingParameters })
  .catchall(parameter);

export type CategoryListingQuery = z.output<typeof categoryListingQuery>;

/** Separates the listing's own parameters from the filters. */
export function listingParametersOf(query: Readonly<Record<string, unknown>>): ListingParameters {
  const one = (name: string) => (typeof query[name] === "string" ? query[name] : undefined);
  const perFilter = Object.entries(query).filter(([name]) => isFilterName(name));
  return {
    page: one("page"),
    pageSize: one("pageSize"),
    sort: one("sort"),
    sortBy: one("sortBy"),
    sortDir: one("sortDir"),
    filters: one("filters"),
    perFilter: Object.fromEntries(perFilter),
  };
}
