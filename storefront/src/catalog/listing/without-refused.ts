import type { Problem } from "@placket/domain/problem";
import type { ListingRequest } from "./listing.queries.ts";

/** What is left of sort and filters without those that a problem names. */
export function withoutRefused(
  request: ListingRequest,
  problems: readonly Problem[],
): ListingRequest {
  const { sortBy, sortDir, filters: text = "{}", ...rest } = request;
  const refused = new Set(problems.map(({ field }) => field));
  const kept = Object.entries(JSON.parse(text) as object).filter(([code]) => !refused.has(code));
  const hasFilters = kept.length > 0 && !refused.has("filters");
  return {
    ...rest,
    ...(refused.has("sort") || !sortBy ? {} : { sortBy }),
    ...(refused.has("sort") || !sortDir ? {} : { sortDir }),
    ...(hasFilters ? { filters: JSON.stringify(Object.fromEntries(kept)) } : {}),
  };
}
