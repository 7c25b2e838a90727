import { auditActions } from "@placket/domain/audit/audit-actions";
import { useQuery } from "@tanstack/react-query";
import { Changes } from "../../audit/Changes.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import type { CallReply } from "../../api/call.ts";
import { trailQuery } from "../product.queries.ts";
import styles from "./ProductForm.module.css";

type Entry = CallReply<"audit">["rows"][number];

/** As many as tell what happened lately. */
const SHOWN = 10;

/** Who changed what of a product, the latest first. */
export function Trail({ sku }: { readonly sku: string }) {
  const { data, error, refetch } = useQuery(trailQuery(sku));
  const entries = (data?.rows ?? []).filter(({ subject }) => subject === sku).slice(0, SHOWN);
  return (
    <section className={styles["trail"]} aria-label="What was changed">
      <h2>What was changed</h2>
      {error && !data ? <Failed error={error} retry={() => void refetch()} /> : null}
      {data || error ? null : <LoadingRows label="Loading what was changed" />}
      {data && entries.length === 0 ? <p className="muted">Nothing yet by hand.</p> : null}
      {entries.length > 0 ? (
        <Table
          label="Latest changes"
          columns={COLUMNS}
          rows={entries}
          keyOf={({ id }) => id}
          isCards
        />
      ) : null}
    </section>
  );
}

const COLUMNS: readonly Column<Entry>[] = [
  { title: "When", isRowHeader: true, noWrap: true, cell: ({ at }) => <Time iso={at} /> },
  { title: "What", cell: ({ action }) => auditActions[action].title },
  { title: "By", cell: ({ email }) => email },
  { title: "Changes", isWide: true, cell: (entry) => <Changes entry={entry} /> },
];
