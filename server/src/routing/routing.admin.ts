import type { routingAdminEndpoints } from "@placket/contract/routing/routing.admin";
import {
  REDIRECT_CODES,
  REDIRECT_KINDS,
  type RedirectKind,
} from "@placket/domain/routing/redirect";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { transact } from "../transact.ts";
import {
  addRedirect,
  changeRedirect,
  listRedirects,
  redirectById,
  removeRedirect,
  storeViewName,
  storeViewsOf,
  type KnownRedirect,
} from "./manage-redirects.ts";

export const routingAdminHandlers: Handlers<typeof routingAdminEndpoints> = {
  redirects: async ({ ctx }, { query }) => {
    const page = await listRedirects(ctx, searchOf(query), query);
    if (!page.ok) return page;
    const rows = page.value.rows.map((row) => toWire(ctx, row));
    return ok({ rows, next: page.value.next, views: [...storeViewsOf(ctx)] });
  },
  exportRedirects: ({ ctx }, { query }) => {
    const { sort } = query;
    const rules = everyRow((page) => listRedirects(ctx, searchOf(query), { ...page, sort }));
    return csvFile("redirects.csv", fileColumns(ctx), rules);
  },
  addRedirect: async ({ ctx }, { body }) => {
    const added = await transact(ctx, (tx) => addRedirect(tx, body));
    return added.ok ? ok(toWire(ctx, added.value)) : added;
  },
  redirect: async ({ ctx }, { params }) => {
    const found = await redirectById(ctx, params.id);
    return found.ok ? ok({ ...toWire(ctx, found.value), views: [...storeViewsOf(ctx)] }) : found;
  },
  changeRedirect: async ({ ctx }, { params, body }) => {
    const changed = await transact(ctx, (tx) => changeRedirect(tx, params.id, body));
    return changed.ok ? ok(toWire(ctx, changed.value)) : changed;
  },
  removeRedirect: async ({ ctx }, { params, body }) => {
    const gone = await transact(ctx, (tx) => removeRedirect(tx, params.id, body.seen));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly kind?: RedirectKind | undefined;
}

const searchOf = ({ search = "", kind }: Asked) => ({ text: search.trim(), kind });

const toWire = (
  ctx: Ctx,
  { id, storeViewId, requestPath, targetPath, redirectCode, hindrances }: KnownRedirect,
) => ({
  id,
  storeViewId,
  storeView: storeViewName(ctx, storeViewId),
  requestPath,
  targetPath,
  kind: kindOf(redirectCode),
  hindrances: hindrances.map(({ hindrance, storeViews }) => ({
    hindrance,
    storeViews: [...storeViews],
  })),
});

/** The database holds no other codes. */
const kindOf = (code: number): RedirectKind =>
  REDIRECT_KINDS.find((kind) => REDIRECT_CODES[kind] === code) ?? "alias";

const fileColumns = (ctx: Ctx): CsvColumns<KnownRedirect> => ({
  store_view: ({ storeViewId }) => storeViewName(ctx, storeViewId),
  request_path: ({ requestPath }) => requestPath,
  target_path: ({ targetPath }) => targetPath,
  redirect_code: ({ redirectCode }) => redirectCode,
});
