import { useQuery } from "@tanstack/react-query";
import { addressOf, call } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { useMay } from "../../page/permissions.ts";
import { Table, type Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import { workbenchAt } from "../embroidery.addresses.ts";
import type { Logo } from "./logo.queries.ts";
import { LOGO_COLUMN } from "./logo-column.tsx";
import { LOGO_STATE_TEXT } from "./logos-list.ts";

/** The logos of a customer's library on their page; nothing where they have none. */
export default function CustomerLogos({
  customer: { id },
}: {
  readonly customer: { readonly id: number };
}) {
  const mayUse = useMay("embroidery.use");
  const { data, error } = useQuery({
    queryKey: ["customer logos", id],
    queryFn: () => call("customerLogos", { params: { id } }),
  });
  if (error) return <p role="alert">{failureText(error)}</p>;
  if (!data || data.logos.length === 0) return null;
  return (
    <section aria-labelledby="customer-logos">
      <h2 id="customer-logos">Logos</h2>
      {mayUse ? (
        <p>
          A file that is saved here is opened in the{" "}
          <a className="link" href={workbenchAt({})}>
            workbench
          </a>
          .
        </p>
      ) : null}
      <Table
        label="Logos of this customer"
        columns={mayUse ? [...COLUMNS, FILES] : COLUMNS}
        rows={data.logos}
        keyOf={({ logo_number: number }) => number}
        isCards
      />
    </section>
  );
}

const COLUMNS: readonly Column<Logo>[] = [
  LOGO_COLUMN,
  { title: "State", cell: ({ state }) => LOGO_STATE_TEXT[state] },
  {
    title: "Stitches",
    align: "end",
    cell: ({ stitch_count: stitches }) => stitches?.toLocaleString("en-US") ?? "–",
  },
  { title: "Brought", cell: ({ brought_at: at }) => <Time iso={at} /> },
];

/** What was brought, and what it is sewn from: each is opened in the workbench once it is saved. */
const FILES: Column<Logo> = {
  title: "Files",
  cell: ({ logo_number: number, file_type: type, stitch_count: stitches }) => (
    <>
      <a
        className="link"
        href={addressOf("logoSource", { params: { number } })}
        aria-label={`What was brought as ${number}`}
        download
      >
        {type.toUpperCase()}
      </a>
      {stitches === null ? null : (
        <>
          {" "}
          <a
            className="link"
            href={addressOf("logoStitches", { params: { number } })}
            aria-label={`Stitches of ${number}`}
            download
          >
            Stitches
          </a>
        </>
      )}
    </>
  ),
};
