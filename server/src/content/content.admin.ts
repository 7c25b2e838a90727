import type { contentAdminEndpoints } from "@placket/contract/content/content.admin";
import { stateOf } from "@placket/domain/content/document";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { transact } from "../transact.ts";
import type { DocumentRow } from "./content-admin.sql.ts";
import { addPicture } from "./content-picture.ts";
import { drawnFor } from "./drawn.ts";
import { contentChoices, listContents } from "./list-contents.ts";
import {
  addContent,
  moveContent,
  publishContent,
  removeContent,
  restoreContent,
  revisionOf,
  viewNameOf,
  wholeDocument,
  writeContent,
  writtenOf,
} from "./manage-contents.ts";
import { partsToWire } from "./parts-to-wire.ts";

export const contentAdminHandlers: Handlers<typeof contentAdminEndpoints> = {
  contents: async ({ ctx }, { query }) => {
    const page = await listContents(ctx, query);
    if (!page.ok) return page;
    return ok({ ...page.value, rows: page.value.rows.map((row) => rowToWire(ctx, row)) });
  },
  exportContents: ({ ctx }, { query }) => {
    const rows = everyRow((page) => listContents(ctx, { ...query, ...page }));
    return csvFile("contents.csv", columnsIn(ctx), rows);
  },
  contentChoices: ({ ctx }) => ok({ views: [...contentChoices(ctx)] }),
  content: async ({ ctx }, { params: { id } }) => toWire(ctx, await wholeDocument(ctx, id)),
  contentRevision: async ({ ctx }, { params: { id, number } }) => {
    const found = await revisionOf(ctx, id, number);
    return found.ok ? ok({ ...found.value, parts: partsToWire(found.value.parts) }) : found;
  },
  addContent: async ({ ctx }, { body: { kind, placement, written } }) =>
    toWire(ctx, await transact(ctx, (tx) => addContent(tx, kind, placement, written))),
  writeContent: async ({ ctx }, { params: { id }, body: { version, written } }) =>
    toWire(ctx, await transact(ctx, (tx) => writeContent(tx, { id, version }, written))),
  restoreContent: async ({ ctx }, { params: { id }, body: { version, number } }) =>
    toWire(ctx, await transact(ctx, (tx) => restoreContent(tx, { id, version }, number))),
  publishContent: async ({ ctx }, { params: { id }, body: { version, number } }) =>
    toWire(ctx, await transact(ctx, (tx) => publishContent(tx, { id, version }, number))),
  moveContent: async ({ ctx }, { params: { id }, body: { version, placement } }) =>
    toWire(ctx, await transact(ctx, (tx) => moveContent(tx, { id, version }, placement))),
  removeContent: async ({ ctx }, { params: { id } }) => {
    const gone = await transact(ctx, (tx) => removeContent(tx, id));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
  previewContent: ({ ctx }, { body: { parts } }) => {
    const written = writtenOf(ctx, { ...UNTITLED, parts });
    if (!written.ok) return written;
    const { parts: kept } = written.value;
    return ok({ html: drawnFor(ctx, kept), parts: partsToWire(kept) });
  },
  addContentPicture: async ({ ctx }, { body: { file } }) =>
    addPicture(ctx, new Uint8Array(await file.arrayBuffer()), file.name),
};

/** A preview is of parts alone. */
const UNTITLED = { title: "-", heading: "", metaTitle: "", metaDescription: "" };

function rowToWire(ctx: Ctx, row: DocumentRow) {
  const { live: _, last: __, updatedAt, ...rest } = row;
  return {
    ...rest,
    view: viewNameOf(ctx, row.storeViewId),
    updatedAt: updatedAt.toISOString(),
  };
}

type Whole = Awaited<ReturnType<typeof wholeDocument>>;

function toWire(ctx: Ctx, found: Whole): Result<WholeWire> {
  if (!found.ok) return found;
  const { last: _, updatedAt, parts, revisions, ...rest } = found.value;
  return ok({
    ...rest,
    view: viewNameOf(ctx, rest.storeViewId),
    state: stateOf(found.value),
    updatedAt: updatedAt.toISOString(),
    parts: partsToWire(parts),
    revisions: revisions.map(({ at, ...revision }) => ({ ...revision, at: at.toISOString() })),
  });
}

type Known = Extract<Whole, { readonly ok: true }>["value"];
type WholeWire = Omit<Known, "last" | "updatedAt" | "parts" | "revisions"> & {
  readonly view: string;
  readonly state: ReturnType<typeof stateOf>;
  readonly updatedAt: string;
  readonly parts: ReturnType<typeof partsToWire>;
  readonly revisions: { number: number; title: string; by: string; at: string }[];
};

const columnsIn = (ctx: Ctx): CsvColumns<DocumentRow> => ({
  kind: ({ kind }) => kind,
  title: ({ title }) => title,
  path_or_name: ({ key }) => key,
  store_view: ({ storeViewId }) => viewNameOf(ctx, storeViewId),
  location: ({ location }) => location ?? "",
  on_path: ({ onPath }) => (onPath === null ? "" : `/${onPath}`),
  state: ({ state }) => state,
  changed: ({ updatedAt }) => updatedAt.toISOString(),
});
