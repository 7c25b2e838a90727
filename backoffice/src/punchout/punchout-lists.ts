import { VISIT_STATES } from "@placket/domain/punchout/protocol";
import { listShape } from "../page/list/list-shape.ts";
import { STATE_TEXT } from "./punchout-text.ts";
import { partnersAt, visitsAt } from "./punchout.addresses.ts";

/** How the list of partners is searched, filtered and sorted. */
export const partnersList = listShape({
  name: "punchoutPartners",
  at: partnersAt,
  nouns: { one: "partner", many: "partners" },
  search: { label: "Search partners", hint: "A part of the name or the identity" },
  filters: {
    active: {
      as: "choice",
      label: "State",
      choices: [
        { value: "yes", label: "Let in" },
        { value: "no", label: "Switched off" },
      ],
    },
  },
  sorts: {
    name: { up: "Name, A to Z", down: "Name, Z to A" },
    created: { up: "Oldest first", down: "Newest first" },
  },
  unlessTold: "name",
});

/** How the list of visits is searched, filtered and sorted. */
export const visitsList = listShape({
  name: "punchoutVisits",
  at: visitsAt,
  nouns: { one: "visit", many: "visits" },
  search: { label: "Search visits", hint: "A part of the partner's name" },
  filters: {
    state: {
      as: "choice",
      label: "What became of it",
      choices: VISIT_STATES.map((value) => ({ value, label: STATE_TEXT[value] })),
    },
  },
  sorts: { asked: { up: "Oldest first", down: "Newest first" } },
  unlessTold: "-asked",
});
