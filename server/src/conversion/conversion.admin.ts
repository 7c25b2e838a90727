import type { conversionAdminEndpoints } from "@placket/contract/conversion/conversion.admin";
import type { ConversionState } from "@placket/domain/conversion/conversion-state";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import type { ConversionRow } from "./conversion.sql.ts";
import { listConversions } from "./conversion.ts";

export const conversionAdminHandlers: Handlers<typeof conversionAdminEndpoints> = {
  conversions: async ({ ctx }, { query }) => {
    const page = await listConversions(ctx, searchOf(query), query);
    if (!page.ok) return page;
    return ok({ rows: page.value.rows.map((row) => toWire(ctx, row)), next: page.value.next });
  },
  exportConversions: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => listConversions(ctx, searchOf(query), { ...page, sort }));
    return csvFile("conversions.csv", fileColumns(ctx), rows);
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly event?: string | undefined;
  readonly state?: ConversionState | undefined;
}

const searchOf = ({ search = "", event: name, state }: Asked) => ({
  text: search.trim(),
  name,
  state,
});

const toWire = (ctx: Ctx, row: ConversionRow) => ({
  id: row.id,
  name: row.name,
  happenedAt: row.happenedAt.toISOString(),
  view: viewName(ctx, row.storeViewId),
  order: row.order,
  ...worth(row),
  state: row.state,
  error: row.error,
  trace: row.trace || null,
});

/** What it is worth, as Meta is told. */
function worth({ custom }: ConversionRow): {
  readonly value: number | null;
  readonly currency: string;
} {
  const { value, currency } = { value: null, currency: "", ...(custom as object) } as {
    readonly value: unknown;
    readonly currency: unknown;
  };
  return {
    value: typeof value === "number" ? value : null,
    currency: typeof currency === "string" ? currency : "",
  };
}

const viewName = (ctx: Ctx, storeViewId: number): string =>
  ctx.held(stores).views.find(({ id }) => id === storeViewId)?.name ?? "";

const fileColumns = (ctx: Ctx): CsvColumns<ConversionRow> => ({
  id: ({ id }) => id,
  happened_at: ({ happenedAt }) => happenedAt.toISOString(),
  event: ({ name }) => name,
  store_view: ({ storeViewId }) => viewName(ctx, storeViewId),
  order: ({ order }) => order ?? "",
  value: (row) => worth(row).value ?? "",
  currency: (row) => worth(row).currency,
  state: ({ state }) => state,
  error: ({ error }) => error ?? "",
  trace: ({ trace }) => trace ?? "",
});
