import type { DocumentKind } from "@placket/domain/content/document";
import type { Part } from "@placket/domain/content/part";
import type { Db } from "../db/database.ts";

export interface DemoDocument {
  readonly kind: DocumentKind;
  readonly key: string;
  readonly location: string | null;
  readonly onPath: string | null;
  /** By the code of its store view; `""` for every one. */
  readonly view: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly parts: readonly Part[];
}

/** Writes pages and blocks, all of them published as their first revision; nothing where some are there. */
export async function storeContents(
  db: Db,
  { documents, now }: { readonly documents: readonly DemoDocument[]; readonly now: Date },
): Promise<void> {
  const has = await db.selectFrom("content_document").select("id").limit(1).executeTakeFirst();
  if (has) return;
  const views = await db.selectFrom("store_view").select(["id", "code"]).execute();
  const ids = new Map(views.map(({ id, code }) => [code, id]));
  await db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto("content_document")
      .values(
        documents.map(({ kind, key, location, onPath, view }, position) => ({
          kind,
          store_view_id: view === "" ? null : (ids.get(view) ?? null),
          key,
          location,
          on_path: onPath,
          position,
          live_revision: 1,
          live_since: now,
          last_revision: 1,
          created_at: now,
          updated_at: now,
        })),
      )
      .returning("id")
      .execute();
    await tx
      .insertInto("content_revision")
      .values(
        documents.map(({ title, metaDescription, parts }, index) => ({
          document_id: made[index]!.id,
          number: 1,
          title,
          heading: "",
          meta_title: "",
          meta_description: metaDescription,
          parts: JSON.stringify(parts),
          by_email: "",
          created_at: now,
        })),
      )
      .execute();
  });
}
