import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of the site search. */
export const searchErrors = {
  "search.emptyQuery": refusal("Please enter a word to search for.", "SEARCH-04"),
  "search.queryTooLong": refusal("A search has at most %1 characters.", "SEARCH-04"),
} as const satisfies ErrorTable;
