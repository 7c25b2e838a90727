import { useQuery } from "@tanstack/react-query";
import { navigate, useAddress } from "../page/address.ts";
import { hrefTo } from "../page/addresses.ts";
import { Heading } from "../page/Heading.tsx";
import { Older } from "../page/Older.tsx";
import { SearchForm } from "../page/SearchForm.tsx";
import { Empty, Failed, LoadingRows } from "../page/states.tsx";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { lettersQuery, type LetterFilters, type LetterRow } from "./mail.queries.ts";
import styles from "./LettersPage.module.css";

const COLUMNS: readonly Column<LetterRow>[] = [
  {
    title: "Letter",
    isRowHeader: true,
    cell: ({ id, subject, recipient }) => (
      <>
        <a className="link" href={hrefTo("letter", { id })}>
          {subject}
        </a>
        <span className={styles["onPhone"]}>{recipient}</span>
      </>
    ),
  },
  { title: "To", onPhone: "hidden", cell: ({ recipient }) => recipient },
  { title: "Written", noWrap: true, cell: ({ writtenAt }) => <Time iso={writtenAt} /> },
  {
    title: "Sent",
    onPhone: "hidden",
    noWrap: true,
    cell: ({ sentAt }) => (sentAt ? <Time iso={sentAt} /> : "Waiting"),
  },
];

/** Every letter the store has written, sent or waiting, newest first. */
export function LettersPage() {
  const filters = filtersFrom(useAddress().query);
  const { data, error, refetch } = useQuery(lettersQuery(filters));
  return (
    <>
      <Heading title="Letters" />
      <SearchForm
        label="Search letters"
        hint="Recipient or subject"
        search={filters.search}
        onSearch={(text) => navigate(hrefTo("letters", { search: text || undefined }))}
      />
      {data ? (
        <Letters data={data} filters={filters} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading letters" />
      )}
    </>
  );
}

function filtersFrom(query: URLSearchParams): LetterFilters {
  const before = Number(query.get("before"));
  return {
    search: query.get("search") ?? "",
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  };
}

interface LettersProps {
  readonly data: { readonly letters: readonly LetterRow[]; readonly next: number | null };
  readonly filters: LetterFilters;
}

function Letters({ data: { letters, next }, filters: { search, before } }: LettersProps) {
  const address = { search: search || undefined };
  if (letters.length === 0) return <NoLetters search={search} />;
  return (
    <>
      <Table label="Letters" columns={COLUMNS} rows={letters} keyOf={({ id }) => id} />
      <Older
        label="Pages of letters"
        newest={before === undefined ? undefined : hrefTo("letters", address)}
        older={next === null ? undefined : hrefTo("letters", { ...address, before: next })}
      />
    </>
  );
}

function NoLetters({ search }: { readonly search: string }) {
  if (search === "") return <Empty>No letters yet. The first order writes one.</Empty>;
  return (
    <Empty>
      <p>No letter matches “{search}”.</p>
      <a className="link" href={hrefTo("letters", {})}>
        Show all letters
      </a>
    </Empty>
  );
}
