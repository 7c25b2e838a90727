import { call, type CallReply } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import type { Column } from "../page/Table.tsx";
import { partnersList } from "./punchout-lists.ts";
import { PROTOCOL_TEXT } from "./punchout-text.ts";
import { newPartnerAt, partnerAt, visitsAt } from "./punchout.addresses.ts";

/** Whose buyers come from procurement systems, by name unless told. */
export default function PartnersPage() {
  const list = useList(partnersList, (query) => call("punchoutPartners", { query }));
  const mayManage = useMay("punchout.manage");
  return (
    <>
      <Heading title="Procurement Partners" />
      <p>
        Their buyers come from a procurement system, fill a cart here, and take it back there: it is
        ordered and paid by that system.{" "}
        <a className="link" href={visitsAt({})}>
          Visits
        </a>
      </p>
      {mayManage ? (
        <p>
          <a className="link" href={newPartnerAt({})}>
            New partner
          </a>
        </p>
      ) : null}
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        file="exportPunchoutPartners"
        empty="No procurement system is let in."
      />
    </>
  );
}

type Row = CallReply<"punchoutPartners">["rows"][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    title: "Name",
    sort: "name",
    isRowHeader: true,
    cell: ({ id, name }) => (
      <a className="link" href={partnerAt({ id: String(id) })}>
        {name}
      </a>
    ),
  },
  { title: "Speaks", noWrap: true, cell: ({ protocol }) => PROTOCOL_TEXT[protocol] },
  { title: "Identity", cell: ({ identity }) => identity },
  { title: "Portal", cell: ({ portal }) => portal },
  { title: "State", noWrap: true, cell: ({ isActive }) => (isActive ? "Let in" : "Switched off") },
  { title: "Visits", align: "end", cell: ({ visits }) => visits },
];
