import { queryOptions, useQuery } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { useMay } from "../page/permissions.ts";
import { Failed, LoadingRows } from "../page/states.tsx";
import { Table, type Column } from "../page/Table.tsx";
import { settingsAt } from "../store/store.addresses.ts";
import { consentsAt } from "./consent.addresses.ts";

const keptThings = queryOptions({
  queryKey: ["keptThings"],
  queryFn: () => call("keptThings"),
});

/**
 * Everything that a shopper's browser may come to keep: the store's own as the code writes it, which nobody can word
 * otherwise, and the cookies of others that the settings list (issue 12.5).
 */
export default function KeptThingsPage() {
  const { data, error, refetch } = useQuery(keptThings);
  const mayChange = useMay("settings.change");
  return (
    <>
      <Heading title="Cookies" />
      <p>
        What is written in a browser comes from this list: what is not in it cannot be written. The
        shop’s own are made of its code; categories, words and the cookies of others stand in the{" "}
        {mayChange ? (
          <a className="link" href={settingsAt({})}>
            settings
          </a>
        ) : (
          "settings"
        )}
        .
      </p>
      <p>
        <a className="link" href={consentsAt({})}>
          Choices of shoppers
        </a>
      </p>
      {data ? (
        <>
          <p className="muted">
            List {data.list}. It has another number, and shoppers are asked again, when something
            that needs consent comes in or goes.
          </p>
          <Table
            label="What browsers keep"
            columns={COLUMNS}
            rows={data.things}
            keyOf={({ kind, name }) => `${kind} ${name}`}
            isCards
          />
        </>
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading cookies" rows={8} />
      )}
    </>
  );
}

type Thing = CallReply<"keptThings">["things"][number];

const KIND_TEXT: Readonly<Record<Thing["kind"], string>> = {
  cookie: "Cookie",
  session: "Session storage",
  local: "Local storage",
  database: "Database",
};

const CATEGORY_TEXT: Readonly<Record<Thing["category"], string>> = {
  essential: "Necessary",
  functional: "Convenience",
  analytics: "Statistics",
  marketing: "Marketing",
};

const COLUMNS: readonly Column<Thing>[] = [
  { title: "Name", isRowHeader: true, cell: ({ name }) => name },
  { title: "Kept in", noWrap: true, cell: ({ kind }) => KIND_TEXT[kind] },
  { title: "Category", cell: ({ category }) => CATEGORY_TEXT[category] },
  { title: "Kept", cell: ({ duration }) => duration },
  { title: "Whose", cell: ({ type, domain }) => (type === "first" ? "The shop’s own" : domain) },
  { title: "What for", isWide: true, cell: ({ about }) => about },
];
