import { call } from "../../api/call.ts";
import { Heading } from "../../page/Heading.tsx";
import { ResourceList } from "../../page/list/ResourceList.tsx";
import { useList } from "../../page/list/use-list.ts";
import { useMay } from "../../page/permissions.ts";
import type { Column } from "../../page/Table.tsx";
import { switching } from "../frame/switching.ts";
import { catalogRuleAt } from "../promotion.addresses.ts";
import { stateText } from "../rule-text.ts";
import { useWriteCatalogRule, type CatalogRuleRow } from "./catalog-rule.queries.ts";
import { catalogRulesList } from "./catalog-rules-list.ts";
import { priceActionText } from "./price-action-text.ts";

/** Every catalog price rule, in the order in which they are asked. */
export default function CatalogRulesPage() {
  const list = useList(catalogRulesList, (query) => call("catalogRules", { query }));
  const mayChange = useMay("promotions.change");
  const { mutateAsync } = useWriteCatalogRule("switchCatalogRule");
  return (
    <>
      <Heading title="Catalog Price Rules" />
      {mayChange ? (
        <p>
          <a className="link" href={catalogRuleAt({ id: "new" })}>
            Write a Rule
          </a>
        </p>
      ) : null}
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        file="exportCatalogRules"
        {...(mayChange && { bulk: switching<CatalogRuleRow>(mutateAsync, WARNING) })}
        empty="No rule lowers a price yet."
      />
    </>
  );
}

const WARNING = {
  start: "Shoppers see the lower prices within seconds, as far as each rule’s dates go.",
  stop: "Shoppers see the prices without them within seconds, in carts too.",
};

const COLUMNS: readonly Column<CatalogRuleRow>[] = [
  {
    title: "Rule",
    sort: "name",
    isRowHeader: true,
    isWide: true,
    cell: ({ id, name }) => (
      <a className="link" href={catalogRuleAt({ id: String(id) })}>
        {name}
      </a>
    ),
  },
  { title: "What it does", cell: ({ action, currency }) => priceActionText(action, currency) },
  { title: "State", noWrap: true, cell: (rule) => stateText(rule, new Date()) },
  { title: "Priority", sort: "priority", align: "end", cell: ({ priority }) => priority },
  {
    title: "Later rules",
    onPhone: "hidden",
    cell: ({ stopsFurther }) => (stopsFurther ? "stopped" : "asked"),
  },
];
