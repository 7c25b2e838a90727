import { CONVERSION_STATES } from "@placket/domain/conversion/conversion-state";
import { META_NAMES } from "@placket/domain/conversion/meta-events";
import { listShape } from "../page/list/list-shape.ts";
import { STATE_TEXT } from "./conversion-text.ts";
import { conversionsAt } from "./conversion.addresses.ts";

/** How what Meta is told is searched, filtered and sorted. */
export const conversionsList = listShape({
  name: "conversions",
  at: conversionsAt,
  nouns: { one: "event", many: "events" },
  search: { label: "Search conversions", hint: "Order, event's own name, or what Meta said" },
  filters: {
    event: {
      as: "choice",
      label: "Event",
      choices: META_NAMES.map((value) => ({ value, label: value })),
    },
    state: {
      as: "choice",
      label: "State",
      choices: CONVERSION_STATES.map((value) => ({ value, label: STATE_TEXT[value] })),
    },
  },
  sorts: { happened: { up: "Happened long ago first", down: "Happened last first" } },
  unlessTold: "-happened",
});
