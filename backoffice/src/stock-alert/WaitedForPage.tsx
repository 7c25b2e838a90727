import { call, type CallReply } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { stockItemAt } from "../stock/stock.addresses.ts";
import { waitedForList } from "./waited-for-list.ts";

/** What people wait for, product by product: what most of them do first (issue 11.5). */
export default function WaitedForPage() {
  const list = useList(waitedForList, (query) => call("waitedFor", { query }));
  return (
    <>
      <Heading title="What People Wait For" />
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportWaitedFor"
        empty="Nobody waits for anything."
      />
    </>
  );
}

type Row = CallReply<"waitedFor">["rows"][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    title: "SKU",
    isRowHeader: true,
    cell: ({ id, sku }) => (
      <a className="link" href={stockItemAt({ id: String(id) })}>
        {sku}
      </a>
    ),
  },
  { title: "Name", isWide: true, cell: ({ name }) => name },
  { title: "For stock", align: "end", cell: ({ forStock }) => forStock },
  { title: "For a lower price", align: "end", cell: ({ forPrice }) => forPrice },
  {
    title: "Days out of stock",
    align: "end",
    cell: ({ outOfStockDays }) => outOfStockDays ?? "In stock",
  },
  { title: "First asked", cell: ({ since }) => <Time iso={since} /> },
];
