import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { stockList } from "./stock-list.ts";
import { STOCK_COLUMNS } from "./stock-columns.tsx";

/** Orders take pieces while the list is looked at, ms. */
const LIST_MS = 30_000;

/** What is there of each product whose pieces are counted, by sku unless told. */
export default function StockPage() {
  const list = useList(stockList, (query) => call("stock", { query }), LIST_MS);
  return (
    <>
      <Heading title="Stock" />
      <ResourceList
        list={list}
        columns={STOCK_COLUMNS}
        keyOf={({ id }) => id}
        file="exportStock"
        empty="Nobody counts pieces of any product."
      />
    </>
  );
}
