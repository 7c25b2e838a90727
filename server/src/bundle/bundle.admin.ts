import type { bundleAdminEndpoints } from "@placket/contract/bundle/bundle.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { transact } from "../transact.ts";
import {
  addBundle,
  bundleById,
  changeBundle,
  currencyOf,
  findSelectable,
  listBundles,
  type KnownBundle,
} from "./manage-bundles.ts";

type Row = Extract<Awaited<ReturnType<typeof listBundles>>, { ok: true }>["value"]["rows"][number];

export const bundleAdminHandlers: Handlers<typeof bundleAdminEndpoints> = {
  bundles: async ({ ctx }, { query }) => {
    const page = await listBundles(ctx, (query.search ?? "").trim(), query);
    return page.ok ? ok({ ...page.value, rows: [...page.value.rows] }) : page;
  },
  exportBundles: ({ ctx }, { query: { search = "", sort } }) =>
    csvFile(
      "bundles.csv",
      FILE_COLUMNS,
      everyRow((page) => listBundles(ctx, search.trim(), { ...page, sort })),
    ),
  bundleProducts: async ({ ctx }, { query }) =>
    ok({
      products: [...(await findSelectable(ctx, query.search.trim()))],
      currency: currencyOf(ctx),
    }),
  bundle: async ({ ctx }, { params }) => wire(await bundleById(ctx, params.id)),
  addBundle: async ({ ctx }, { body }) => wire(await transact(ctx, (tx) => addBundle(tx, body))),
  changeBundle: async ({ ctx }, { params, body }) =>
    wire(await transact(ctx, (tx) => changeBundle(tx, params.id, body))),
};

const FILE_COLUMNS: CsvColumns<Row> = {
  sku: ({ sku }) => sku,
  name: ({ name }) => name,
  enabled: ({ isEnabled }) => (isEnabled ? "yes" : "no"),
  options: ({ options }) => options,
  selections: ({ selections }) => selections,
};

const wire = (found: Awaited<ReturnType<typeof bundleById>>) =>
  found.ok ? ok(toWire(found.value)) : found;

const toWire = ({ options, products, ...bundle }: KnownBundle) => ({
  ...bundle,
  products: [...products],
  options: options.map((option) => ({
    ...option,
    selections: option.selections.map((one) => ({ ...one, groupLabels: { ...one.groupLabels } })),
  })),
});
