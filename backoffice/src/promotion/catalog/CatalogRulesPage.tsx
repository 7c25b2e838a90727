import { call } from "../../api/call.ts";
import { useList } from "../../page/list/use-list.ts";
import { ruleColumns, RulesFrame } from "../frame/RulesFrame.tsx";
import { catalogRuleAt } from "../promotion.addresses.ts";
import { useWriteCatalogRule, type CatalogRuleRow } from "./catalog-rule.queries.ts";
import { catalogRulesList } from "./catalog-rules-list.ts";
import { priceActionText } from "./price-action-text.ts";

/** Every catalog price rule, in the order in which they are asked. */
export default function CatalogRulesPage() {
  const list = useList(catalogRulesList, (query) => call("catalogRules", { query }));
  const { mutateAsync } = useWriteCatalogRule("switchCatalogRule");
  return (
    <RulesFrame
      title="Catalog Price Rules"
      newAt={catalogRuleAt({ id: "new" })}
      list={list}
      columns={COLUMNS}
      file="exportCatalogRules"
      switchOne={mutateAsync}
      warning={WARNING}
      empty="No rule lowers a price yet."
    />
  );
}

const WARNING = {
  start: "Shoppers see the lower prices within seconds, as far as each rule’s dates go.",
  stop: "Shoppers see the prices without them within seconds, in carts too.",
};

const COLUMNS = ruleColumns<CatalogRuleRow>(
  (id) => catalogRuleAt({ id: String(id) }),
  ({ action, currency }) => priceActionText(action, currency),
  [
    {
      title: "Later rules",
      onPhone: "hidden",
      cell: ({ stopsFurther }) => (stopsFurther ? "stopped" : "asked"),
    },
  ],
);
