import { listShape } from "../page/list/list-shape.ts";
import { giftCardsAt } from "./gift-card.addresses.ts";
import { STATE_CHOICES } from "./state-text.ts";

/** How the list of gift cards is searched, filtered and sorted. */
export const giftCardsList = listShape({
  name: "giftCards",
  at: giftCardsAt,
  nouns: { one: "gift card", many: "gift cards" },
  search: { label: "Search gift cards", hint: "The last four characters, a name or an email" },
  filters: { state: { as: "choice", label: "State", choices: STATE_CHOICES } },
  sorts: {
    created: { up: "Oldest first", down: "Newest first" },
    balance: { up: "Least on it first", down: "Most on it first" },
  },
  unlessTold: "-created",
});
