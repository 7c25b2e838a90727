import type { CallReply } from "../api/call.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { customerAt } from "./customer.addresses.ts";

type CustomerRow = CallReply<"customers">["rows"][number];

/** What stands in a line of the list of customers. */
export const CUSTOMER_COLUMNS: readonly Column<CustomerRow>[] = [
  {
    title: "Name",
    sort: "name",
    isRowHeader: true,
    cell: ({ id, name, isActive }) => (
      <>
        <a className="link" href={customerAt({ id: String(id) })}>
          {name}
        </a>
        {isActive ? null : " (closed)"}
      </>
    ),
  },
  { title: "Email", sort: "email", isWide: true, cell: ({ email }) => email },
  { title: "Company", cell: ({ company }) => company },
  { title: "Group", noWrap: true, cell: ({ group }) => group },
  { title: "Portal", onPhone: "hidden", cell: ({ portal }) => portal },
  { title: "Website", onPhone: "hidden", noWrap: true, cell: ({ website }) => website },
  {
    title: "Since",
    sort: "created",
    noWrap: true,
    cell: ({ createdAt }) => <Time iso={createdAt} />,
  },
  { title: "Orders", align: "end", cell: ({ orders }) => orders },
];
