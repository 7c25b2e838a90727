import { listShape } from "../page/list/list-shape.ts";
import { balancesAt } from "./ledger.addresses.ts";

/** How customers with store credit and points are searched and sorted. */
export const balancesList = listShape({
  name: "balances",
  at: balancesAt,
  nouns: { one: "customer", many: "customers" },
  search: { label: "Search customers", hint: "An email or a name, also of those who have nothing" },
  filters: {},
  sorts: { customer: { up: "Oldest customers first", down: "Newest customers first" } },
  unlessTold: "-customer",
});
