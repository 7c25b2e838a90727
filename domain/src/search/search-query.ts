/** Longest search a shopper may send (SEARCH-04). */
export const MAX_QUERY_LENGTH = 128;

/** Products in the panel below the search field (SEARCH-14). */
export const LIVE_SEARCH_PAGE_SIZE = 6;
