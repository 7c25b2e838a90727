import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { lettersList } from "./letters-list.ts";
import { letterAt, templatesAt } from "./mail.addresses.ts";
import type { LetterRow } from "./mail.queries.ts";

const COLUMNS: readonly Column<LetterRow>[] = [
  {
    title: "Letter",
    isRowHeader: true,
    cell: ({ id, subject }) => (
      <a className="link" href={letterAt({ id })}>
        {subject}
      </a>
    ),
  },
  { title: "To", sort: "recipient", cell: ({ recipient }) => recipient },
  {
    title: "Written",
    sort: "written",
    noWrap: true,
    cell: ({ writtenAt }) => <Time iso={writtenAt} />,
  },
  {
    title: "Sent",
    noWrap: true,
    cell: ({ sentAt }) => (sentAt ? <Time iso={sentAt} /> : "Waiting"),
  },
];

/** Every letter the store has written, sent or waiting, newest first unless told. */
export default function LettersPage() {
  const list = useList(lettersList, (query) => call("letters", { query }));
  return (
    <>
      <Heading title="Letters" />
      {useMay("letters.change") ? (
        <p>
          <a className="link" href={templatesAt({})}>
            Templates: how letters are worded
          </a>
        </p>
      ) : null}
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportLetters"
        empty="No letters yet. The first order writes one."
      />
    </>
  );
}
