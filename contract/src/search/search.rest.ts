import { z } from "zod";
import { listing, listingExtra } from "../catalog/catalog.shapes.ts";
import { listingParameters } from "../catalog/listing.query.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";

const amount = z.object({ final_price: z.object({ value: z.number(), currency: z.string() }) });

/** SEARCH-12. */
export const searchProduct = z.object({
  sku: z.string(),
  name: z.string(),
  canonical_url: z.string(),
  image: z.object({ url: z.string() }).nullable(),
  price_range: z.object({ minimum_price: amount, maximum_price: amount }).nullable(),
});

const parameter = z.union([text(2000), z.array(text(2000)).max(50)]);

/** A longer `q` than this is not even read; the limit shoppers meet is the search's own (SEARCH-04). */
const QUERY_BYTES = 4096;

const searchQuery = z.object({ q: text(QUERY_BYTES), ...listingParameters }).catchall(parameter);

export type SearchQuery = z.output<typeof searchQuery>;

const SEARCH_ERRORS = [
  "search.emptyQuery",
  "search.queryTooLong",
  "catalog.badPage",
  "catalog.badPageSize",
  "catalog.badSort",
  "catalog.badFilters",
  "catalog.badPriceRange",
] as const;

/** Search while typing and the result page. */
export const searchEndpoints = {
  miniSearch: endpoint({
    method: "GET",
    path: "app-mini-search",
    summary: "Suggestions and the best products while the shopper types",
    source: "SEARCH-10, SEARCH-12, SEARCH-13, SEARCH-16, OPEN-22",
    can: "shop.browse",
    query: z.object({ q: text(QUERY_BYTES) }),
    reply: z.object({ suggestions: z.array(z.string()), items: z.array(searchProduct) }),
    errors: ["search.queryTooLong"],
  }),
  search: endpoint({
    method: "GET",
    path: "app-search",
    summary: "A page of search results with filters and counts",
    source: "SEARCH-17, OPEN-23",
    can: "shop.browse",
    query: searchQuery,
    reply: listing,
    errors: SEARCH_ERRORS,
  }),
  searchExtra: endpoint({
    method: "GET",
    path: "app-search-extra",
    summary: "The result's filters, attributes and options",
    source: "SEARCH-17, OPEN-23",
    can: "shop.browse",
    query: searchQuery,
    reply: listingExtra,
    errors: SEARCH_ERRORS,
  }),
} as const satisfies EndpointTable;
