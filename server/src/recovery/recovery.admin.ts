import type { recoveryAdminEndpoints } from "@placket/contract/recovery/recovery.admin";
import { ok } from "@placket/domain/problem";
import type { BrowserFamily } from "@placket/domain/recovery/crash";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import type { CrashRow } from "./recovery.sql.ts";
import { listCrashes } from "./recovery.ts";

export const recoveryAdminHandlers: Handlers<typeof recoveryAdminEndpoints> = {
  crashes: async ({ ctx }, { query }) => {
    const page = await listCrashes(ctx, searchOf(query), query);
    if (!page.ok) return page;
    const rows = page.value.rows.map(({ firstAt, lastAt, ...row }) => ({
      ...row,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }));
    return ok({ rows, next: page.value.next });
  },
  exportCrashes: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => listCrashes(ctx, searchOf(query), { ...page, sort }));
    return csvFile("crashes.csv", FILE_COLUMNS, rows);
  },
};

interface AskedCrashes {
  readonly search?: string | undefined;
  readonly browser?: BrowserFamily | undefined;
}

const searchOf = ({ search = "", browser }: AskedCrashes) => ({ text: search.trim(), browser });

const FILE_COLUMNS: CsvColumns<CrashRow> = {
  id: ({ id }) => id,
  message: ({ message }) => message,
  page: ({ page }) => page,
  browser: ({ browser }) => browser,
  version: ({ version }) => version,
  count: ({ count }) => count,
  first_at: ({ firstAt }) => firstAt.toISOString(),
  last_at: ({ lastAt }) => lastAt.toISOString(),
  stack: ({ stack }) => stack,
};
