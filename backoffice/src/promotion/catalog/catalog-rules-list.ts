import { listShape } from "../../page/list/list-shape.ts";
import { RULE_SORTS, RULE_STATES } from "../frame/rule-filters.ts";
import { catalogRulesAt } from "../promotion.addresses.ts";

/** How the list of catalog price rules is searched, filtered and sorted. */
export const catalogRulesList = listShape({
  name: "catalogRules",
  at: catalogRulesAt,
  nouns: { one: "rule", many: "rules" },
  search: { label: "Search rules", hint: "A part of the name" },
  filters: { state: RULE_STATES },
  sorts: RULE_SORTS,
  unlessTold: "priority",
});
