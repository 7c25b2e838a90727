import { LOGO_FORMAT_NAMES } from "@placket/domain/embroidery/logo/logo-format";
import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { addressOf, call } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { Heading } from "../../page/Heading.tsx";
import { ResourceList } from "../../page/list/ResourceList.tsx";
import { useList } from "../../page/list/use-list.ts";
import { useMay } from "../../page/permissions.ts";
import type { Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import { logoThreadsAt } from "../embroidery.addresses.ts";
import { Views } from "../Views.tsx";
import { FileButton } from "../../page/form/FileButton.tsx";
import { useLogoFile, type Logo } from "./logo.queries.ts";
import { LOGO_COLUMN } from "./logo-column.tsx";
import { LOGO_STATE_TEXT, logosList } from "./logos-list.ts";
import styles from "./LogosPage.module.css";

/** Logos that customers, guests and the house have brought; what nobody has digitized is saved here, and gets its stitches. */
export default function LogosPage() {
  const list = useList(logosList, (query) => call("logos", { query }));
  const sent = useLogoFile();
  const mayDigitize = useMay("embroidery.digitize");
  const mayAdd = useMay("embroidery.offer");
  const { data, error } = sent;
  const said = error
    ? failureText(error)
    : data
      ? `${data.logo_number}, ${data.title}: ${LOGO_STATE_TEXT[data.state]}.`
      : "";
  return (
    <>
      <Heading title="Logos" />
      <Views here="logos" />
      {mayAdd ? (
        <p>
          <FileButton
            text="Add a logo of the house"
            label="Add a logo of the house"
            formats={LOGO_FORMAT_NAMES}
            onFile={(file) => sent.mutate({ file })}
          />
        </p>
      ) : null}
      <ResourceList
        list={list}
        columns={
          mayDigitize
            ? [...COLUMNS, stitchesColumn((file, number) => sent.mutate({ file, number }))]
            : COLUMNS
        }
        keyOf={({ logo_number: number }) => number}
        nameOf={({ title }) => title}
        file="exportLogos"
        said={said}
        empty="Nobody has brought a logo yet."
      />
    </>
  );
}

const COLUMNS: readonly Column<Logo>[] = [
  LOGO_COLUMN,
  {
    title: "Whose",
    cell: ({ is_house: isHouse, customer_id: customer }) =>
      isHouse ? "The house" : customer === null ? "A guest" : `Customer ${customer}`,
  },
  { title: "State", cell: ({ state }) => LOGO_STATE_TEXT[state] },
  {
    title: "Stitches",
    align: "end",
    cell: ({ stitch_count: stitches }) => stitches?.toLocaleString("en-US") ?? "–",
  },
  { title: "Brought", sort: "brought", cell: ({ brought_at: at }) => <Time iso={at} /> },
  {
    title: "File",
    cell: ({ logo_number: number, file_type: type }) => (
      <a
        className="link"
        href={addressOf("logoSource", { params: { number } })}
        aria-label={`What was brought as ${number}`}
        download
      >
        {type.toUpperCase()}
      </a>
    ),
  },
];

const stitchesColumn = (onFile: (file: File, number: string) => void): Column<Logo> => ({
  title: "By hand",
  cell: ({ logo_number: number, state, is_threaded: isThreaded }) => (
    <span className={styles["digitized"]}>
      <FileButton
        text="Digitized…"
        label={`Stitches of ${number}`}
        formats={MACHINE_FILE_KINDS}
        onFile={(file) => onFile(file, number)}
      />
      {state === "digitized" ? (
        <a
          className="link"
          href={logoThreadsAt({ number })}
          aria-label={`${isThreaded ? "Threads" : "Threads not named yet"}: ${number}`}
        >
          {isThreaded ? "Threads" : "Threads not named yet"}
        </a>
      ) : null}
    </span>
  ),
});
