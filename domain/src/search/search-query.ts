/** Longest search a shopper may send (SEARCH-04). */
export const MAX_QUERY_LENGTH = 128;
