import { isFilterName } from "@placket/domain/catalog/filter-names";
import { isCampaignMark } from "@placket/domain/routing/campaign-mark";
import type { ListingState } from "./listing-address.ts";

/**
 * The query of a listing's address, `?` included, empty when nothing differs from the defaults.
 * `p` is left out for page 1. Other parameters of the address, as `q`, are kept in front.
 */
export function writeListing(state: ListingState, before = ""): string {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(before)) {
    if (isFilterName(name) || isCampaignMark(name) || ownParameters.has(name)) continue;
    query.append(name, value);
  }
  for (const [code, values] of Object.entries(state.filters)) {
    if (values.length > 0) query.set(code, values.join(","));
  }
  if (state.sortBy) query.set("sortBy", state.sortBy);
  if (state.sortDir) query.set("sortDir", state.sortDir);
  if (state.pageSize) query.set("pageSize", String(state.pageSize));
  if (state.page > 0) query.set("p", String(state.page + 1));
  // Commas stay readable: they separate the values of one filter.
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

const ownParameters: ReadonlySet<string> = new Set(["sortBy", "sortDir", "pageSize", "p"]);
