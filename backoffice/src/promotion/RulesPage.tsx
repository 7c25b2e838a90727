import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import type { Column } from "../page/Table.tsx";
import { switching } from "./frame/switching.ts";
import { ruleAt } from "./promotion.addresses.ts";
import { useWritePromotion, type RuleRow } from "./promotion.queries.ts";
import { actionText, stateText, takenText } from "./rule-text.ts";
import { rulesList } from "./rules-list.ts";

/** Every cart price rule, in the order in which they are asked. */
export default function RulesPage() {
  const list = useList(rulesList, (query) => call("cartRules", { query }));
  const mayChange = useMay("promotions.change");
  const { mutateAsync } = useWritePromotion("switchCartRule");
  return (
    <>
      <Heading title="Promotions" />
      {mayChange ? (
        <p>
          <a className="link" href={ruleAt({ id: "new" })}>
            Write a Rule
          </a>
        </p>
      ) : null}
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        file="exportCartRules"
        {...(mayChange && { bulk: switching<RuleRow>(mutateAsync, WARNING) })}
        empty="No rule takes anything off yet."
      />
    </>
  );
}

const WARNING = {
  start: "Carts are priced by them within a second, as far as each rule’s dates go.",
  stop: "They take nothing off any more, in no cart that is open either. Orders keep what they were given.",
};

const COLUMNS: readonly Column<RuleRow>[] = [
  {
    title: "Rule",
    sort: "name",
    isRowHeader: true,
    isWide: true,
    cell: ({ id, name }) => (
      <a className="link" href={ruleAt({ id: String(id) })}>
        {name}
      </a>
    ),
  },
  { title: "What it does", cell: ({ action, currency }) => actionText(action, currency) },
  { title: "State", noWrap: true, cell: (rule) => stateText(rule, new Date()) },
  { title: "Priority", sort: "priority", align: "end", cell: ({ priority }) => priority },
  {
    title: "Codes",
    align: "end",
    cell: ({ needsCoupon, coupons }) => (needsCoupon ? coupons : "none needed"),
  },
  { title: "Orders", align: "end", cell: ({ uses }) => uses.orders },
  { title: "Taken off", align: "end", onPhone: "hidden", cell: takenText },
];
