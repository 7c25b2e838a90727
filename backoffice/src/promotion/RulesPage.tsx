import { call } from "../api/call.ts";
import { useList } from "../page/list/use-list.ts";
import { ruleColumns, RulesFrame } from "./frame/RulesFrame.tsx";
import { ruleAt } from "./promotion.addresses.ts";
import { useWritePromotion, type RuleRow } from "./promotion.queries.ts";
import { actionText, takenText } from "./rule-text.ts";
import { rulesList } from "./rules-list.ts";

/** Every cart price rule, in the order in which they are asked. */
export default function RulesPage() {
  const list = useList(rulesList, (query) => call("cartRules", { query }));
  const { mutateAsync } = useWritePromotion("switchCartRule");
  return (
    <RulesFrame
      title="Promotions"
      newAt={ruleAt({ id: "new" })}
      list={list}
      columns={COLUMNS}
      file="exportCartRules"
      switchOne={mutateAsync}
      warning={WARNING}
      empty="No rule takes anything off yet."
    />
  );
}

const WARNING = {
  start: "Carts are priced by them within a second, as far as each rule’s dates go.",
  stop: "They take nothing off any more, in no cart that is open either. Orders keep what they were given.",
};

const COLUMNS = ruleColumns<RuleRow>(
  (id) => ruleAt({ id: String(id) }),
  ({ action, currency }) => actionText(action, currency),
  [
    {
      title: "Codes",
      align: "end",
      cell: ({ needsCoupon, coupons }) => (needsCoupon ? coupons : "none needed"),
    },
    { title: "Orders", align: "end", cell: ({ uses }) => uses.orders },
    { title: "Taken off", align: "end", onPhone: "hidden", cell: takenText },
  ],
);
