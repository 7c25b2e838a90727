import { call, type CallReply } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { crashesList } from "./crashes-list.ts";

/** Crashes of shoppers' pages, alike ones together, the last first (ERROR-07, OPEN-31). */
export default function CrashesPage() {
  const list = useList(crashesList, (query) => call("crashes", { query }));
  return (
    <>
      <Heading title="Crashes" />
      <p>
        What broke a shopper’s page so that it had to be loaded anew. Who it was, and what stood in
        the address, is not kept; what does not happen again is forgotten after 90 days.
      </p>
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportCrashes"
        empty="No page has crashed."
      />
    </>
  );
}

type Row = CallReply<"crashes">["rows"][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    title: "Message",
    isRowHeader: true,
    isWide: true,
    cell: ({ message, stack }) =>
      stack === "" ? (
        message
      ) : (
        <details>
          <summary>{message}</summary>
          <pre>{stack}</pre>
        </details>
      ),
  },
  { title: "Page", cell: ({ page }) => page },
  { title: "Browser", cell: ({ browser }) => browser },
  { title: "Version", cell: ({ version }) => version || "Not told" },
  { title: "Times", sort: "count", cell: ({ count }) => count },
  { title: "First", cell: ({ firstAt }) => <Time iso={firstAt} /> },
  { title: "Last", sort: "last", cell: ({ lastAt }) => <Time iso={lastAt} /> },
];
