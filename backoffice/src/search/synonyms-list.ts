import { listShape } from "../page/list/list-shape.ts";
import { synonymsAt } from "./search.addresses.ts";

/** How the list of synonyms is searched and sorted. */
export const synonymsList = listShape({
  name: "synonyms",
  at: synonymsAt,
  nouns: { one: "synonym", many: "synonyms" },
  search: { label: "Search synonyms", hint: "A part of a word" },
  filters: {},
  sorts: {
    words: { up: "Words, A to Z", down: "Words, Z to A" },
    added: { up: "Oldest first", down: "Newest first" },
  },
  unlessTold: "words",
});
