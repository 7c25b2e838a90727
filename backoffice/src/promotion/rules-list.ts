import { listShape } from "../page/list/list-shape.ts";
import { RULE_SORTS, RULE_STATES } from "./frame/rule-filters.ts";
import { rulesAt } from "./promotion.addresses.ts";

/** How the list of cart price rules is searched, filtered and sorted. */
export const rulesList = listShape({
  name: "cartRules",
  at: rulesAt,
  nouns: { one: "rule", many: "rules" },
  search: { label: "Search rules", hint: "A part of the name, or a whole code" },
  filters: { state: RULE_STATES },
  sorts: RULE_SORTS,
  unlessTold: "priority",
});
