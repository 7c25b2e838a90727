import { call } from "../../api/call.ts";
import { Heading } from "../../page/Heading.tsx";
import { ResourceList } from "../../page/list/ResourceList.tsx";
import { useList } from "../../page/list/use-list.ts";
import { QUOTE_COLUMNS } from "./quote-columns.tsx";
import { quotesList } from "./quotes-list.ts";

/** Quotes, the newest first unless told; whoever rings up is found by the number on the paper. */
export default function QuotesPage() {
  const list = useList(quotesList, (query) => call("quotes", { query }));
  return (
    <>
      <Heading title="Quotes" />
      <ResourceList
        list={list}
        columns={QUOTE_COLUMNS}
        keyOf={({ number }) => number}
        file="exportQuotes"
        empty="Nobody has asked for a quote yet. It is asked for on the page of a cart."
      />
    </>
  );
}
