import { listShape, type Asked } from "../page/list/list-shape.ts";
import { deliveriesAt } from "./delivery.addresses.ts";
import { STATE_TEXT, STATES } from "./delivery-text.ts";

/** How the list of deliveries is searched, filtered and sorted. */
export const deliveriesList = listShape({
  name: "deliveries",
  at: deliveriesAt,
  nouns: { one: "delivery", many: "deliveries" },
  search: { label: "Search deliveries", hint: "Who is told, or the last error" },
  filters: {
    state: {
      as: "choice",
      label: "State",
      choices: STATES.map((value) => ({ value, label: STATE_TEXT[value] })),
      isTab: true,
    },
  },
  sorts: {
    created: { up: "Oldest first", down: "Newest first" },
    attempts: { up: "Fewest tries first", down: "Most tries first" },
  },
  unlessTold: "-created",
});

export type DeliveriesAsked = Asked<
  typeof deliveriesList.filters,
  keyof typeof deliveriesList.sorts
>;
