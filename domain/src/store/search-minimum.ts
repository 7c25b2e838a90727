/** Shorter texts are not searched for while typing (SEARCH-10), whatever a shop sets. */
export const INSTANT_SEARCH_MIN = 3;

/** Products in the panel below the search field (SEARCH-14). */
export const LIVE_SEARCH_PAGE_SIZE = 6;
