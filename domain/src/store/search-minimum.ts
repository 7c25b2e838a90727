/** Shorter texts are not searched for while typing (SEARCH-10), whatever a shop sets. */
export const INSTANT_SEARCH_MIN = 3;
