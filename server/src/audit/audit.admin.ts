import type { auditAdminEndpoints } from "@placket/contract/audit/audit.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { listAudit, type AuditEntry } from "./audit.ts";
import type { AuditSearch } from "./audit.sql.ts";

export const auditAdminHandlers: Handlers<typeof auditAdminEndpoints> = {
  audit: async ({ ctx }, { query }) => {
    const page = await listAudit(ctx, searchOf(query), query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(toWire) }) : page;
  },
  exportAudit: ({ ctx }, { query }) => {
    const { sort } = query;
    const entries = everyRow((page) => listAudit(ctx, searchOf(query), { ...page, sort }));
    return csvFile("audit.csv", FILE_COLUMNS, entries);
  },
};

type Asked = Pick<AuditSearch, "action" | "email"> & { readonly search?: string | undefined };

const searchOf = ({ search = "", action, email }: Asked): AuditSearch => ({
  action,
  email,
  text: search.trim(),
});

const toWire = ({ id, at, email, room, action, subject, title, before, after }: AuditEntry) => ({
  id,
  at: at.toISOString(),
  email,
  room,
  action,
  subject,
  title,
  before,
  after,
});

const FILE_COLUMNS: CsvColumns<AuditEntry> = {
  at: ({ at }) => at.toISOString(),
  who: ({ email }) => email,
  room: ({ room }) => room,
  action: ({ action }) => action,
  subject: ({ subject }) => subject,
  title: ({ title }) => title,
  before: ({ before }) => (before === null ? null : JSON.stringify(before)),
  after: ({ after }) => (after === null ? null : JSON.stringify(after)),
};
