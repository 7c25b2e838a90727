import { isCampaignMark } from "../routing/campaign-mark.ts";

/**
 * What an address or a call may say beside its filters; every other parameter is a filter (ROUTE-40): the
 * listing's own words, those of the calls, and what other parts of the store put into addresses.
 */
const NO_FILTERS: ReadonlySet<string> = new Set([
  "sortBy",
  "sortDir",
  "pageSize",
  "p",
  "page",
  "sort",
  "filters",
  "categoryId",
  "overrideCategoryId",
  "q",
  "w",
  "ts",
  "color_filters",
  "popup",
  "openInfo",
  "code",
  "_reload",
  "__debugtranslations__",
  "___store",
  "___from_store",
]);

/** Whether a parameter of a listing's address or call names a filter. */
export function isFilterName(name: string): boolean {
  return !NO_FILTERS.has(name) && !isCampaignMark(name);
}
