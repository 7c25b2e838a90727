import { auditActions } from "@placket/domain/audit/audit-actions";
import type { CallReply } from "../api/call.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import styles from "./audit-columns.module.css";

type AuditEntry = CallReply<"audit">["rows"][number];

/** What stands in a line of the trail. */
export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  { title: "What", isRowHeader: true, cell: (row) => <What row={row} /> },
  { title: "When", sort: "at", noWrap: true, cell: ({ at }) => <Time iso={at} /> },
  { title: "By", cell: ({ email }) => email },
  { title: "From, to", isWide: true, cell: (row) => <Values row={row} /> },
];

function What({ row: { action, subject } }: { readonly row: AuditEntry }) {
  return (
    <>
      {auditActions[action].title}: {subject}
    </>
  );
}

/** One line for each value that is there before or after. */
function Values({ row: { before, after } }: { readonly row: AuditEntry }) {
  const [old, now] = [partsOf(before), partsOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const changed = names.filter((name) => old.get(name) !== now.get(name));
  return (
    <ul className={styles["values"]}>
      {changed.map((name) => (
        <li key={name} className={styles["value"]}>
          {name}: {old.has(name) ? `${old.get(name)} → ${now.get(name) ?? "–"}` : now.get(name)}
        </li>
      ))}
    </ul>
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** The parts of a record as texts. */
const partsOf = (record: unknown): ReadonlyMap<string, string> =>
  new Map(
    typeof record === "object" && record !== null
      ? Object.entries(record).map(([name, value]) => [name, textOf(value)] as const)
      : [],
  );
