import type { identityAdminEndpoints } from "@placket/contract/identity/identity.admin";
import type { NoticeKind, NoticeState } from "@placket/domain/identity/notice";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import type { NoticeRow } from "./identity.sql.ts";
import { listNotices } from "./identity.ts";

export const identityAdminHandlers: Handlers<typeof identityAdminEndpoints> = {
  identityNotices: async ({ ctx }, { query }) => {
    const page = await listNotices(ctx, searchOf(query), query);
    if (!page.ok) return page;
    return ok({ rows: page.value.rows.map((row) => toWire(ctx, row)), next: page.value.next });
  },
  exportIdentityNotices: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => listNotices(ctx, searchOf(query), { ...page, sort }));
    return csvFile("identity-notices.csv", fileColumns(ctx), rows);
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly kind?: NoticeKind | undefined;
  readonly state?: NoticeState | undefined;
}

const searchOf = ({ search = "", kind, state }: Asked) => ({ text: search.trim(), kind, state });

const toWire = (ctx: Ctx, { storeViewId, notedAt, toldAt, ...row }: NoticeRow) => ({
  ...row,
  view: viewName(ctx, storeViewId),
  notedAt: notedAt.toISOString(),
  toldAt: toldAt?.toISOString() ?? null,
});

const viewName = (ctx: Ctx, storeViewId: number): string =>
  ctx.held(stores).views.find(({ id }) => id === storeViewId)?.name ?? "";

const fileColumns = (ctx: Ctx): CsvColumns<NoticeRow> => ({
  id: ({ id }) => id,
  noted_at: ({ notedAt }) => notedAt.toISOString(),
  about: ({ kind }) => kind,
  email: ({ email }) => email,
  cart: ({ cartId }) => cartId ?? "",
  store_view: ({ storeViewId }) => viewName(ctx, storeViewId),
  state: ({ state }) => state,
  told_at: ({ toldAt }) => toldAt?.toISOString() ?? "",
  said: ({ said }) => said ?? "",
});
