import type { DocumentKind, Placement, Revision } from "@placket/domain/content/document";
import { EVERY_STORE_VIEW } from "@placket/domain/content/document";
import { LOCATIONS, type Location } from "@placket/domain/content/location";
import { readParts, type PartDraft } from "@placket/domain/content/part";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** What shoppers see of a document. */
export interface LiveDocument extends Placement, Revision {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly liveSince: Date;
}

const PLACED = [
  "content_document.id",
  "kind",
  "store_view_id",
  "key",
  "location",
  "on_path",
  "position",
] as const;
const SAID = ["title", "heading", "meta_title", "meta_description", "parts"] as const;

/** All that shoppers see, by place. */
export async function selectLive(db: Db): Promise<LiveDocument[]> {
  const rows = await db
    .selectFrom("content_document")
    .innerJoin("content_revision", (join) =>
      join
        .onRef("content_revision.document_id", "=", "content_document.id")
        .onRef("content_revision.number", "=", "content_document.live_revision"),
    )
    .select([...PLACED, ...SAID, "live_since"])
    .orderBy("position")
    .orderBy("content_document.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    liveSince: row.live_since ?? new Date(0),
    ...placementOf(row),
    ...revisionOf(row),
  }));
}

interface PlacedRow {
  readonly store_view_id: number | null;
  readonly key: string;
  readonly location: string | null;
  readonly on_path: string | null;
  readonly position: number;
}

const placementOf = (row: PlacedRow): Placement => ({
  storeViewId: row.store_view_id ?? EVERY_STORE_VIEW,
  key: row.key,
  location: locationOf(row.location),
  onPath: row.on_path,
  position: row.position,
});

/** A place that there is no more stands for none. */
export const locationOf = (text: string | null): Location | null =>
  LOCATIONS.find((location) => location === text) ?? null;

interface SaidRow {
  readonly title: string;
  readonly heading: string;
  readonly meta_title: string;
  readonly meta_description: string;
  readonly parts: unknown;
}

const revisionOf = (row: SaidRow): Revision => ({
  title: row.title,
  heading: row.heading,
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  parts: readParts(row.parts as PartDraft[]),
});

/** A document with what was written last. */
export interface KnownDocument extends Placement, Revision {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly live: number | null;
  readonly last: number;
  readonly updatedAt: Date;
  readonly version: number;
}

/** One document as the database has it now; held until the transaction ends where it is to be changed. */
export async function selectDocument(
  db: Db,
  id: number,
  { isHeld = false }: { readonly isHeld?: boolean } = {},
): Promise<KnownDocument | undefined> {
  if (isHeld) await sql`SELECT id FROM content_document WHERE id = ${id} FOR UPDATE`.execute(db);
  const row = await db
    .selectFrom("content_document")
    .innerJoin("content_revision", (join) =>
      join
        .onRef("content_revision.document_id", "=", "content_document.id")
        .onRef("content_revision.number", "=", "content_document.last_revision"),
    )
    .select([...PLACED, ...SAID, "live_revision", "last_revision", "updated_at", "version"])
    .where("content_document.id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind,
      live: row.live_revision,
      last: row.last_revision,
      updatedAt: row.updated_at,
      version: row.version,
      ...placementOf(row),
      ...revisionOf(row),
    }
  );
}

/** Revisions that are listed of one document: those before stay, and can be asked for. */
const LISTED_MAX = 100;

/** Its revisions, the last first. */
export function selectRevisions(db: Db, id: number) {
  return db
    .selectFrom("content_revision")
    .select(["number", "title", "by_email as by", "created_at as at"])
    .where("document_id", "=", id)
    .orderBy("number", "desc")
    .limit(LISTED_MAX)
    .execute();
}

/** A version of a document by its number; `undefined` where there is none. */
export async function selectRevision(
  db: Db,
  id: number,
  number: number,
): Promise<Revision | undefined> {
  const row = await db
    .selectFrom("content_revision")
    .select([...SAID])
    .where("document_id", "=", id)
    .where("number", "=", number)
    .executeTakeFirst();
  return row && revisionOf(row);
}

const valuesOf = ({ storeViewId, key, location, onPath, position }: Placement) => ({
  store_view_id: storeViewId === EVERY_STORE_VIEW ? null : storeViewId,
  key,
  location,
  on_path: onPath,
  position,
});

/** Makes a document without a word in it; undefined where its name is another's. */
export async function insertDocument(
  db: Db,
  kind: DocumentKind,
  placement: Placement,
  now: Date,
): Promise<number | undefined> {
  const made = await db
    .insertInto("content_document")
    .values({ kind, ...valuesOf(placement), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

/** Writes the next revision of a document whose row is held, and gives its number. */
export async function insertRevision(
  db: Db,
  id: number,
  { parts, metaTitle, metaDescription, ...said }: Revision,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<number> {
  const { last_revision: number } = await db
    .updateTable("content_document")
    .set({
      last_revision: sql<number>`last_revision + 1`,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .returning("last_revision")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("content_revision")
    .values({
      document_id: id,
      number,
      ...said,
      meta_title: metaTitle,
      meta_description: metaDescription,
      parts: JSON.stringify(parts),
      by_email: email,
      created_at: now,
    })
    .execute();
  return number;
}

/** Lets shoppers see a revision of a document whose row is held, or none. */
export async function updateLive(
  db: Db,
  id: number,
  number: number | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable("content_document")
    .set({
      live_revision: number,
      live_since: number === null ? null : sql<Date>`coalesce(live_since, ${now})`,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

/** Moves a document whose row is held. */
export async function updatePlacement(
  db: Db,
  id: number,
  placement: Placement,
  now: Date,
): Promise<void> {
  await db
    .updateTable("content_document")
    .set({ ...valuesOf(placement), updated_at: now, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Whether another document of its kind has this name in the same store view. */
export async function isKeyTaken(
  db: Db,
  kind: DocumentKind,
  { storeViewId, key }: Placement,
  besides: number,
): Promise<boolean> {
  const found = await db
    .selectFrom("content_document")
    .select("id")
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where(sql<number>`coalesce(store_view_id, 0)`, "=", storeViewId)
    .where("id", "<>", besides)
    .executeTakeFirst();
  return found !== undefined;
}

/** Lets nobody else of the staff name or move a document until the transaction ends. */
export async function holdKeys(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('contents', 0))`.execute(db);
}

/** Deletes a document of content by its id. */
export async function deleteDocument(db: Db, id: number): Promise<void> {
  await db.deleteFrom("content_document").where("id", "=", id).execute();
}
