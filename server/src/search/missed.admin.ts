import type { missedSearchEndpoints } from "@placket/contract/search/missed.admin";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import type { MissRow } from "./missed.sql.ts";
import { listMissed } from "./missed-searches.ts";

export const missedSearchHandlers: Handlers<typeof missedSearchEndpoints> = {
  missedSearches: async ({ ctx }, { query }) => {
    const page = await listMissed(ctx, query.search ?? "", query);
    if (!page.ok) return page;
    const rows = page.value.rows.map(({ firstAt, lastAt, ...row }) => ({
      ...row,
      storeView: viewName(ctx, row.storeViewId),
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }));
    return ok({ rows, next: page.value.next });
  },
  exportMissedSearches: ({ ctx }, { query: { sort, search = "" } }) => {
    const missed = everyRow((page) => listMissed(ctx, search, { ...page, sort }));
    return csvFile("missed-searches.csv", fileColumns(ctx), missed);
  },
};

const viewName = (ctx: Ctx, storeViewId: number): string =>
  ctx.held(stores).views.find(({ id }) => id === storeViewId)?.name ?? "";

const fileColumns = (ctx: Ctx): CsvColumns<MissRow> => ({
  text: ({ text }) => text,
  store_view: ({ storeViewId }) => viewName(ctx, storeViewId),
  times: ({ times }) => times,
  first_at: ({ firstAt }) => firstAt.toISOString(),
  last_at: ({ lastAt }) => lastAt.toISOString(),
});
