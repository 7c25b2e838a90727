import { RETURN_STATE_TEXT, RETURN_STATES } from "@placket/domain/order/return/return-state";
import { listShape } from "../../page/list/list-shape.ts";
import { returnsAt } from "../order.addresses.ts";

/** How the list of returns is searched, filtered and sorted. */
export const returnsList = listShape({
  name: "returns",
  at: returnsAt,
  nouns: { one: "return", many: "returns" },
  search: { label: "Search returns", hint: "Number of the return or the order, or email" },
  filters: {
    state: {
      as: "choice",
      label: "State",
      choices: RETURN_STATES.map((value) => ({ value, label: RETURN_STATE_TEXT[value] })),
    },
  },
  sorts: { created: { up: "Oldest first", down: "Newest first" } },
  unlessTold: "-created",
});
