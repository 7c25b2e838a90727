import type { GroupChoices } from "../customer/group/group.queries.ts";
import type { Column } from "../page/Table.tsx";
import type { CustomerNumber } from "./number.queries.ts";
import { customerNumberAt } from "./superuser.addresses.ts";

/** What stands in a line of the list of customer numbers, in a shop with these websites and groups. */
export const numberColumns = ({
  websites,
  groups,
}: GroupChoices): readonly Column<CustomerNumber>[] => [
  {
    title: "Number",
    sort: "number",
    isRowHeader: true,
    noWrap: true,
    cell: ({ custid }) => (
      <a className="link" href={customerNumberAt({ custid })}>
        {custid}
      </a>
    ),
  },
  { title: "Company", sort: "company", isWide: true, cell: ({ companyName }) => companyName },
  { title: "Website", cell: ({ websiteId }) => nameIn(websites, websiteId) ?? "All" },
  { title: "Prices of", cell: ({ groupId }) => nameIn(groups, groupId) ?? "Own group" },
  { title: "Customers", align: "end", cell: ({ customers }) => customers },
];

const nameIn = (
  all: readonly { readonly id: number; readonly name: string }[],
  id: number | null,
): string | undefined => all.find((one) => one.id === id)?.name;
