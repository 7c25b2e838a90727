import { listShape } from "../page/list/list-shape.ts";
import { rulesAt } from "./promotion.addresses.ts";

/** How the list of cart price rules is searched, filtered and sorted. */
export const rulesList = listShape({
  name: "cartRules",
  at: rulesAt,
  nouns: { one: "rule", many: "rules" },
  search: { label: "Search rules", hint: "A part of the name, or a whole code" },
  filters: {
    state: {
      as: "choice",
      label: "State",
      choices: [
        { value: "on", label: "Switched on" },
        { value: "off", label: "Switched off" },
      ],
    },
  },
  sorts: {
    priority: { up: "First ones first", down: "Last ones first" },
    name: { up: "Name, A to Z", down: "Name, Z to A" },
    added: { up: "Oldest first", down: "Newest first" },
  },
  unlessTold: "priority",
});
