import { call, type CallReply } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { visitsList } from "./punchout-lists.ts";
import { OPERATION_TEXT, STATE_TEXT } from "./punchout-text.ts";
import { partnerAt, partnersAt, visitAt } from "./punchout.addresses.ts";

/** Buyers come while the list is looked at, ms. */
const LIST_MS = 15_000;

/** Who came from procurement systems, the last one first. */
export default function VisitsPage() {
  const list = useList(visitsList, (query) => call("punchoutVisits", { query }), LIST_MS);
  return (
    <>
      <Heading title="Visits from Procurement Systems" />
      <p>
        <a className="link" href={partnersAt({})}>
          All partners
        </a>
      </p>
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ id }) => String(id)}
        file="exportPunchoutVisits"
        empty="Nobody came from a procurement system in the last 90 days."
      />
    </>
  );
}

type Row = CallReply<"punchoutVisits">["rows"][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    title: "Visit",
    isRowHeader: true,
    noWrap: true,
    cell: ({ id }) => (
      <a className="link" href={visitAt({ id: String(id) })}>
        {id}
      </a>
    ),
  },
  {
    title: "Partner",
    cell: ({ partnerId, partner }) => (
      <a className="link" href={partnerAt({ id: String(partnerId) })}>
        {partner}
      </a>
    ),
  },
  { title: "Came to", noWrap: true, cell: ({ operation }) => OPERATION_TEXT[operation] },
  { title: "What became of it", noWrap: true, cell: ({ state }) => STATE_TEXT[state] },
  { title: "Asked", sort: "asked", noWrap: true, cell: ({ askedAt }) => <Time iso={askedAt} /> },
];
