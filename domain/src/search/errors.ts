import { notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of the site search. */
export const searchErrors = {
  "search.emptyQuery": refusal("Please enter a word to search for.", "SEARCH-04"),
  "search.queryTooLong": refusal("A search has at most %1 characters.", "SEARCH-04"),
  "search.noSuchSynonym": notFound("There is no such synonym.", "issue 11.4"),
  "search.noSuchStoreView": refusal("There is no such store view.", "issue 11.4"),
  "search.synonymMissing": refusal("Enter a word that shoppers search for.", "issue 11.4"),
  "search.synonymAlone": refusal(
    "A single word needs another one that it means: enter more words, or what they lead to.",
    "issue 11.4",
  ),
  "search.synonymsTooMany": refusal("Enter at most %1 words.", "issue 11.4"),
  "search.synonymUnreadable": refusal(
    "“%1” is no word: it needs letters or digits, and at most %2 characters.",
    "issue 11.4",
  ),
  "search.synonymChanged": refusal(
    "Somebody else has changed it meanwhile. Show it anew before you change it.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
