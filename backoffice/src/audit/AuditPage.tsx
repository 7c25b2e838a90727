import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { AUDIT_COLUMNS } from "./audit-columns.tsx";
import { auditList } from "./audit-list.ts";

/** Who changed what in the back office, newest first unless told. */
export default function AuditPage() {
  const list = useList(auditList, (query) => call("audit", { query }));
  return (
    <>
      <Heading title="Audit Trail" />
      <ResourceList
        list={list}
        columns={AUDIT_COLUMNS}
        keyOf={({ id }) => id}
        file="exportAudit"
        empty="Nothing was changed yet."
        noMatch="Nothing was changed that fits."
      />
    </>
  );
}
