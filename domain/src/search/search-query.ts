/** Longest search a shopper may send (SEARCH-04). */
export const MAX_QUERY_LENGTH = 128;

/** Shorter texts are not searched for while typing (SEARCH-10). */
export const INSTANT_SEARCH_MIN = 3;
