import { listShape } from "../page/list/list-shape.ts";
import { missedSearchesAt } from "./search.addresses.ts";

/** How the searches that found nothing are searched and sorted. */
export const missedList = listShape({
  name: "missedSearches",
  at: missedSearchesAt,
  nouns: { one: "search", many: "searches" },
  search: { label: "Search what was typed", hint: "A part of it" },
  filters: {},
  sorts: {
    times: { up: "Rarest first", down: "Most frequent first" },
    last: { up: "Typed long ago first", down: "Typed last first" },
    text: { up: "Text, A to Z", down: "Text, Z to A" },
  },
  unlessTold: "-times",
});
