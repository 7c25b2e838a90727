import { auditActions } from "@placket/domain/audit/audit-actions";
import type { CallReply } from "../api/call.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { Changes } from "./Changes.tsx";

type AuditEntry = CallReply<"audit">["rows"][number];

/** What stands in a line of the trail. */
export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  { title: "What", isRowHeader: true, cell: (row) => <What row={row} /> },
  { title: "When", sort: "at", noWrap: true, cell: ({ at }) => <Time iso={at} /> },
  { title: "By", cell: ({ email }) => email },
  { title: "From, to", isWide: true, cell: (row) => <Changes entry={row} /> },
];

function What({ row: { action, title } }: { readonly row: AuditEntry }) {
  return (
    <>
      {auditActions[action].title}: {title}
    </>
  );
}
