/** The longest search text (SEARCH-04). */
export const SEARCH_MAX_LENGTH = 128;
/** How long typing must rest before the panel asks, in ms (SEARCH-11). */
export const SEARCH_PAUSE_MS = 500;
/** The hidden field of the search form (HEAD-25). */
export const SEARCH_FORM_TS = "custom-us";

/** What the results page is asked for: `q`, falling back to `w` (reading 10). */
export function searchTextOf(search: string): string {
  const query = new URLSearchParams(search);
  return (query.get("q") ?? query.get("w") ?? "").trim().slice(0, SEARCH_MAX_LENGTH);
}
