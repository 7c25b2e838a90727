import { ok, problem, refuse, type Problem, type Result } from "../problem.ts";
import { PAGE_SIZES } from "../page-sizes.ts";
import { readFilters, type ListingFilters } from "./listing-filters.ts";

/** What a shopper asks of a listing (PLP-19). */
export interface ListingQuery {
  /** From 0 (reading 37). */
  readonly page: number;
  readonly pageSize: number;
  /** A key of the listing's sort options; undefined: the listing's own order. */
  readonly sortBy: string | undefined;
  /** undefined: the sort option's own direction. */
  readonly sortDir: SortDir | undefined;
  readonly filters: ListingFilters;
}

export type SortDir = "asc" | "desc";

/** Listing parameters as they stand in an address, all text. */
export interface ListingParameters {
  readonly page?: string | undefined;
  readonly pageSize?: string | undefined;
  /** `price`, `price:asc` or `price:desc`. */
  readonly sort?: string | undefined;
  readonly sortBy?: string | undefined;
  readonly sortDir?: string | undefined;
  /** JSON: attribute to value list. */
  readonly filters?: string | undefined;
  /** One parameter per filter, values separated by commas (ROUTE-40); a list when it was given several times. */
  readonly perFilter: Readonly<Record<string, unknown>>;
}

/** Deeper pages are refused: no shopper turns so many. */
export const LAST_PAGE = 99_999;

/** Reads listing parameters; every unreadable value is a problem, unknown filters are the catalogue's to ignore. */
export function listingQuery(
  parameters: ListingParameters,
  rules: { readonly pageSize: number },
): Result<ListingQuery> {
  const page = wholeNumber(parameters.page, 0);
  const pageSize = wholeNumber(parameters.pageSize, rules.pageSize);
  const sort = readSort(parameters);
  const filters = readFilters(parameters);
  const problems: Problem[] = [];
  if (!(page >= 0 && page <= LAST_PAGE))
    problems.push(problem("catalog.badPage", "page", LAST_PAGE));
  if (!(pageSize >= 1 && pageSize <= PAGE_SIZES.catalog.most))
    problems.push(problem("catalog.badPageSize", "pageSize", PAGE_SIZES.catalog.most));
  if (!sort.ok) problems.push(...sort.problems);
  if (!filters.ok) problems.push(...filters.problems);
  if (problems.length > 0 || !sort.ok || !filters.ok) return refuse(...problems);
  return ok({ page, pageSize, ...sort.value, filters: filters.value });
}

/** `NaN` for what is not a whole number; the fallback for what is absent. */
function wholeNumber(text: string | undefined, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** `sortBy` and `sortDir` lead; `sort` is the short form of both. */
function readSort({
  sort,
  sortBy,
  sortDir,
}: ListingParameters): Result<Pick<ListingQuery, "sortBy" | "sortDir">> {
  const [key, dir] = (sort ?? "").split(":", 2);
  const asked = sortDir || dir || "";
  const direction = DIRECTIONS.find((one) => one === asked.toLowerCase());
  if (asked !== "" && !direction) return refuse(problem("catalog.badSort", "sortDir", asked));
  return ok({ sortBy: sortBy || key || undefined, sortDir: direction });
}

const DIRECTIONS: readonly SortDir[] = ["asc", "desc"];
