import {
  EVERY_STORE_VIEW,
  stateOf,
  type DocumentKind,
  type DocumentState,
} from "@placket/domain/content/document";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";
import { locationOf } from "./content.sql.ts";

/** Which documents staff look for. */
interface ContentSearch {
  /** A part of title, path or name; `""` for all. */
  readonly text: string;
  readonly kind?: DocumentKind | undefined;
  readonly state?: DocumentState | undefined;
}

const SORTING: Sorting = {
  columns: {
    title: { by: sql`lower(content_revision.title)`, as: "text" },
    key: { by: sql`lower(content_document.key)`, as: "text" },
    updated: { by: sql.ref("content_document.updated_at"), as: "time" },
  },
  unlessTold: "-updated",
  id: sql.ref<number>("content_document.id"),
};

/** How far a document is, as `stateOf` says it of one. */
const STATES: Readonly<Record<DocumentState, ReturnType<typeof sql<boolean>>>> = {
  draft: sql<boolean>`live_revision IS NULL`,
  published: sql<boolean>`live_revision = last_revision`,
  changed: sql<boolean>`live_revision < last_revision`,
};

/** Documents that match, those that were changed last first unless told. */
export async function selectDocuments(
  db: Db,
  { text, kind, state }: ContentSearch,
  page: PageAsked,
) {
  let query = db
    .selectFrom("content_document")
    .innerJoin("content_revision", (join) =>
      join
        .onRef("content_revision.document_id", "=", "content_document.id")
        .onRef("content_revision.number", "=", "content_document.last_revision"),
    )
    .select([
      "content_document.id",
      "kind",
      "store_view_id",
      "key",
      "location",
      "on_path as onPath",
      "position",
      "title",
      "live_revision as live",
      "last_revision as last",
      "updated_at as updatedAt",
      "version",
    ]);
  if (text !== "") {
    const part = `%${literally(text)}%`;
    query = query.where((row) => row.or([row("title", "ilike", part), row("key", "ilike", part)]));
  }
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (state !== undefined) query = query.where(STATES[state]);
  const found = await listPage(query, SORTING, page);
  if (!found.ok) return found;
  const rows = found.value.rows.map(({ store_view_id: view, location, ...row }) => ({
    ...row,
    storeViewId: view ?? EVERY_STORE_VIEW,
    location: locationOf(location),
    state: stateOf(row),
  }));
  return { ok: true as const, value: { ...found.value, rows } };
}

export type DocumentRow = Extract<
  Awaited<ReturnType<typeof selectDocuments>>,
  { readonly ok: true }
>["value"]["rows"][number];
