import { useState } from "react";
import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { LeaveWarning } from "../page/form/LeaveWarning.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import { stockAt, stockCountAt } from "./stock.addresses.ts";
import { savedText } from "./saved-text.ts";
import { stockList } from "./stock-list.ts";
import { countedColumn, STOCK_COLUMNS } from "./stock-columns.tsx";
import { useShelfCounts } from "./use-shelf-counts.ts";
import { WaitingCounts } from "./WaitingCounts.tsx";

/** Orders take pieces while the list is looked at, ms. */
const LIST_MS = 30_000;

/** What is there of each product whose pieces are counted, by sku unless told, and counting them. */
export default function StockPage() {
  const list = useList(stockList, (query) => call("stock", { query }), LIST_MS);
  const mayChange = useMay("stock.change");
  const counts = useShelfCounts();
  const [said, setSaid] = useState("");
  const columns = mayChange ? [...STOCK_COLUMNS, countedColumn(counts)] : STOCK_COLUMNS;
  return (
    <>
      <Heading title="Stock" />
      {mayChange ? (
        <p>
          <a className="link" href={stockCountAt({})}>
            Count from a file
          </a>
        </p>
      ) : null}
      <ResourceList
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        file="exportStock"
        said={said}
        empty="Nobody counts pieces of any product."
      />
      <LeaveWarning isUnsaved={counts.all.size > 0} keptAt={stockAt({})} />
      <WaitingCounts
        counts={counts}
        shown={list.result.data?.rows ?? []}
        onSaved={(came) => setSaid(savedText(came))}
      />
    </>
  );
}
