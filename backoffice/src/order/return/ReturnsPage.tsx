import { call } from "../../api/call.ts";
import { Heading } from "../../page/Heading.tsx";
import { ResourceList } from "../../page/list/ResourceList.tsx";
import { useList } from "../../page/list/use-list.ts";
import type { Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import { orderAt } from "../order.addresses.ts";
import type { ReturnRow } from "./return.queries.ts";
import { returnsList } from "./returns-list.ts";
import { staffReturnText } from "./staff-return-text.ts";

const COLUMNS: readonly Column<ReturnRow>[] = [
  {
    title: "Return",
    isRowHeader: true,
    cell: ({ number, order }) => (
      <a className="link num" href={orderAt({ number: order })}>
        {number}
      </a>
    ),
  },
  {
    title: "Asked for",
    sort: "created",
    noWrap: true,
    cell: ({ createdAt }) => <Time iso={createdAt} />,
  },
  { title: "Order", cell: ({ order }) => <span className="num">{order}</span> },
  { title: "Customer", cell: ({ email }) => email },
  { title: "Why", onPhone: "hidden", cell: ({ reason }) => reason },
  { title: "State", cell: staffReturnText },
];

/** What is sent back, newest first unless told; each leads to its order, where it is handled. */
export default function ReturnsPage() {
  const list = useList(returnsList, (query) => call("returns", { query }));
  return (
    <>
      <Heading title="Returns" />
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ number }) => number}
        file="exportReturns"
        empty="Nothing was sent back yet."
      />
    </>
  );
}
