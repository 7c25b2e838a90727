import { useQuery } from "@tanstack/react-query";
import { Heading } from "../../page/Heading.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { lettersAt, templateAt } from "../mail.addresses.ts";
import { templatesQuery, type ListedTemplate } from "./template.queries.ts";

const READERS: Readonly<Record<ListedTemplate["readers"], string>> = {
  shoppers: "Shoppers",
  staff: "Staff",
};

const COLUMNS: readonly Column<ListedTemplate>[] = [
  {
    title: "Letter",
    isRowHeader: true,
    cell: ({ name, title }) => (
      <a className="link" href={templateAt({ name })}>
        {title}
      </a>
    ),
  },
  { title: "When", isWide: true, cell: ({ about }) => about },
  { title: "Readers", cell: ({ readers }) => READERS[readers] },
  {
    title: "In your words",
    cell: ({ wordedFor }) => (wordedFor.length === 0 ? "Nowhere" : wordedFor.join(", ")),
  },
];

/** Every letter that the store writes: what it is for, and where staff word it otherwise. */
export default function TemplatesPage() {
  const { data, error, refetch } = useQuery(templatesQuery());
  return (
    <>
      <Heading title="Letter Templates" />
      <p>
        <a className="link" href={lettersAt({})}>
          Letters that were written
        </a>
      </p>
      {data ? (
        <Table
          label="Letter templates"
          columns={COLUMNS}
          rows={data.templates}
          keyOf={({ name }) => name}
          isCards
        />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading the templates" rows={6} />
      )}
    </>
  );
}
