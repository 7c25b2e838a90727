import type { portalAdminEndpoints } from "@placket/contract/portal/portal.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { allPortals } from "../store/portal-of.ts";
import { transact } from "../transact.ts";
import { readLogoFile } from "./logo-file.ts";
import {
  addPortal,
  categoryChoices,
  changePortal,
  cleanNotices,
  knownPortal,
  listedPortals,
  removePortal,
  setLogo,
  type KnownPortal,
} from "./manage-portals.ts";
import type { ListedPortal } from "./portal-admin.sql.ts";

export const portalAdminHandlers: Handlers<typeof portalAdminEndpoints> = {
  portals: async ({ ctx }, { query }) => {
    const page = await listedPortals(ctx, query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(rowOf) }) : page;
  },
  exportPortals: ({ ctx }, { query }) =>
    csvFile(
      "portals.csv",
      COLUMNS,
      everyRow((page) => listedPortals(ctx, { ...query, ...page })),
    ),
  portalChoices: ({ ctx }) => {
    return ok({
      portals: allPortals(ctx).map(({ id, code, name }) => ({ id, code, name })),
      categories: [...categoryChoices(ctx)],
    });
  },
  portal: async ({ ctx }, { params }) => wire(await knownPortal(ctx, params.id)),
  addPortal: async ({ ctx }, { body }) => wire(await transact(ctx, (tx) => addPortal(tx, body))),
  changePortal: async ({ ctx }, { params, body }) =>
    wire(await transact(ctx, (tx) => changePortal(tx, params.id, body))),
  setPortalLogo: async ({ ctx }, { params, body }) => {
    const read = await readLogoFile(new Uint8Array(await body.file.arrayBuffer()));
    if (!read.ok) return read;
    return wire(await transact(ctx, (tx) => setLogo(tx, params.id, read.value)));
  },
  removePortalLogo: async ({ ctx }, { params }) =>
    wire(await transact(ctx, (tx) => setLogo(tx, params.id, null))),
  removePortal: async ({ ctx }, { params }) => {
    const gone = await transact(ctx, (tx) => removePortal(tx, params.id));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
  previewNotices: (_, { body }) => ok(cleanNotices(body)),
};

const rowOf = ({ id, code, name, isActive, forceLogin, members }: ListedPortal) => ({
  id,
  code,
  name,
  isActive,
  forceLogin,
  members,
});

const wire = (found: Awaited<ReturnType<typeof knownPortal>>) =>
  found.ok ? ok(portalToWire(found.value)) : found;

const portalToWire = ({ categories, ...portal }: KnownPortal) => ({
  ...portal,
  categories: categories.map((one) => ({ ...one })),
});

const COLUMNS: CsvColumns<ListedPortal> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  active: ({ isActive }) => (isActive ? "yes" : "no"),
  login_forced: ({ forceLogin }) => (forceLogin ? "yes" : "no"),
  customers: ({ members }) => members,
};
