import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import type { Column } from "../page/Table.tsx";
import { balancesList } from "./balances-list.ts";
import { balanceAt } from "./ledger.addresses.ts";
import type { HolderRow } from "./ledger.queries.ts";
import { unitsText } from "./units-text.ts";

/** Customers who have store credit or points, and whoever is searched. */
export default function BalancesPage() {
  const list = useList(balancesList, (query) => call("balances", { query }));
  return (
    <>
      <Heading title="Credit and Points" />
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ customerId }) => customerId}
        file="exportBalances"
        empty="Nobody has store credit or points. Search for a customer to give some."
      />
    </>
  );
}

const COLUMNS: readonly Column<HolderRow>[] = [
  {
    title: "Customer",
    isRowHeader: true,
    cell: ({ customerId, email }) => (
      <a className="link" href={balanceAt({ id: String(customerId) })}>
        {email}
      </a>
    ),
  },
  { title: "Name", isWide: true, cell: ({ name }) => name },
  { title: "Store credit", align: "end", cell: (row) => ofKind(row, "store_credit") },
  { title: "Points", align: "end", cell: (row) => ofKind(row, "points") },
];

function ofKind({ accounts }: HolderRow, kind: HolderRow["accounts"][number]["kind"]): string {
  const found = accounts.filter((account) => account.kind === kind);
  return found.map(({ balance, unit }) => unitsText(balance, unit)).join(", ") || "None";
}
