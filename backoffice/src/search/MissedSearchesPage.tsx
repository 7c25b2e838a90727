import { call, type CallReply } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { missedList } from "./missed-list.ts";
import { synonymsAt } from "./search.addresses.ts";

/** What shoppers typed and did not find, what most of them typed first (issue 11.4). */
export default function MissedSearchesPage() {
  const list = useList(missedList, (query) => call("missedSearches", { query }));
  return (
    <>
      <Heading title="Searches That Found Nothing" />
      <p>
        A word that your products have another name for is found once it is a{" "}
        <a className="link" href={synonymsAt({})}>
          search synonym
        </a>
        . Searches that nobody typed for 90 days are not listed.
      </p>
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportMissedSearches"
        empty="Every search found something."
      />
    </>
  );
}

type Row = CallReply<"missedSearches">["rows"][number];

const COLUMNS: readonly Column<Row>[] = [
  { title: "Typed", sort: "text", isRowHeader: true, isWide: true, cell: ({ text }) => text },
  { title: "Times", sort: "times", align: "end", cell: ({ times }) => times },
  { title: "Store view", noWrap: true, cell: ({ storeView }) => storeView },
  { title: "First typed", cell: ({ firstAt }) => <Time iso={firstAt} /> },
  {
    title: "Synonym",
    noWrap: true,
    cell: ({ text, storeViewId }) => (
      <a className="link" href={synonymsAt({}, { words: text, view: String(storeViewId) })}>
        Make a synonym<span className="visually-hidden"> of “{text}”</span>
      </a>
    ),
  },
  { title: "Typed last", sort: "last", cell: ({ lastAt }) => <Time iso={lastAt} /> },
];
