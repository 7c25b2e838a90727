import { listShape } from "../../page/list/list-shape.ts";
import { quotesAt } from "../customer.addresses.ts";
import { QUOTE_STATE_CHOICES } from "./quote-state-text.ts";

/** How the list of quotes is searched, filtered and sorted. */
export const quotesList = listShape({
  name: "quotes",
  at: quotesAt,
  nouns: { one: "quote", many: "quotes" },
  search: { label: "Search quotes", hint: "A number, a name or an email" },
  filters: { state: { as: "choice", label: "State", choices: QUOTE_STATE_CHOICES } },
  sorts: {
    made: { up: "Oldest first", down: "Newest first" },
    validUntil: { up: "Over soonest first", down: "Over latest first" },
  },
  unlessTold: "-made",
});
