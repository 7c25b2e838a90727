import type { stockAlertAdminEndpoints } from "@placket/contract/stock-alert/stock-alert.admin";
import { ok } from "@placket/domain/problem";
import { daysSince, type AlertKind } from "@placket/domain/stock-alert/stock-alert";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { websiteNames } from "../store/website-names.ts";
import { copiedAlerts, waitedFor } from "./stock-alert.ts";

export const stockAlertAdminHandlers: Handlers<typeof stockAlertAdminEndpoints> = {
  waitedFor: async ({ ctx }, { query }) => {
    const page = await waitedFor(ctx, searchOf(query), query);
    return page.ok
      ? ok({ ...page.value, rows: page.value.rows.map((row) => toWire(row, ctx.now)) })
      : page;
  },
  exportWaitedFor: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => waitedFor(ctx, searchOf(query), { ...page, sort }));
    return csvFile("waited-for.csv", columnsAt(ctx.now), rows);
  },
  customerAlerts: async ({ ctx }, { params: { id } }) => {
    const names = websiteNames(ctx);
    const alerts = await copiedAlerts(ctx, id);
    return ok({
      alerts: alerts.map(({ websiteId, askedAt, toldAt, ...alert }) => ({
        ...alert,
        website: names.get(websiteId) ?? "",
        askedAt: askedAt.toISOString(),
        toldAt: toldAt?.toISOString() ?? null,
      })),
    });
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly kind?: AlertKind | undefined;
}

const searchOf = ({ search = "", kind }: Asked) => ({ text: search.trim(), kind });

interface Row {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly forStock: number;
  readonly forPrice: number;
  readonly since: Date;
  readonly outSince: Date | null;
}

const toWire = ({ id, sku, name, forStock, forPrice, since, outSince }: Row, now: Date) => ({
  id,
  sku,
  name,
  forStock,
  forPrice,
  since: since.toISOString(),
  outOfStockDays: outSince && daysSince(outSince, now),
});

const columnsAt = (now: Date): CsvColumns<Row> => ({
  sku: ({ sku }) => sku,
  name: ({ name }) => name,
  waiting_for_stock: ({ forStock }) => forStock,
  waiting_for_price: ({ forPrice }) => forPrice,
  first_asked: ({ since }) => since.toISOString(),
  days_out_of_stock: ({ outSince }) => outSince && daysSince(outSince, now),
});
