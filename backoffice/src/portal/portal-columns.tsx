import type { Column } from "../page/Table.tsx";
import { portalAt } from "./portal.addresses.ts";
import type { PortalRow } from "./portal.queries.ts";

/** What stands in a line of the list of portals. */
export const PORTAL_COLUMNS: readonly Column<PortalRow>[] = [
  {
    title: "Name",
    sort: "name",
    isRowHeader: true,
    cell: ({ id, name }) => (
      <a className="link" href={portalAt({ id: String(id) })}>
        {name}
      </a>
    ),
  },
  { title: "Code", sort: "code", noWrap: true, cell: ({ code }) => code },
  { title: "State", noWrap: true, cell: ({ isActive }) => (isActive ? "Active" : "Switched off") },
  { title: "Login", noWrap: true, cell: ({ forceLogin }) => (forceLogin ? "Forced" : "By choice") },
  { title: "Customers", align: "end", cell: ({ members }) => members },
];
