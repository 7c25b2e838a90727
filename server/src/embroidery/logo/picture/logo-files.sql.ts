import type { LogoFormat } from "@placket/domain/embroidery/logo/logo-format";
import type { Db } from "../../../db/database.ts";

/** A file and what names it. */
export interface LogoFile {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Keeps files, each once; one that is there already is as good as new, so that no sweep takes it meanwhile. */
export async function insertFiles(db: Db, files: readonly LogoFile[], now: Date): Promise<void> {
  await db
    .insertInto("embroidery_logo_file")
    .values(files.map(({ hash, bytes }) => ({ hash, bytes: Buffer.from(bytes), created_at: now })))
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ created_at: now }))
    .execute();
}

/** What was brought as a logo. */
export async function selectSource(
  db: Db,
  id: number,
): Promise<{ readonly bytes: Uint8Array; readonly format: LogoFormat } | undefined> {
  return db
    .selectFrom("embroidery_logo")
    .innerJoin("embroidery_logo_file", "hash", "source_hash")
    .select(["bytes", "format"])
    .where("embroidery_logo.id", "=", id)
    .executeTakeFirst();
}

/** A logo's files by the column that names them. */
export const LOGO_FILES = {
  picture: "picture_hash",
  thumb: "thumb_hash",
  stitches: "stitch_hash",
} as const;

/** A file of a logo for whoever knows its key. */
export function selectShownFile(
  db: Db,
  of: { readonly id: number; readonly key: string; readonly file: keyof typeof LOGO_FILES },
): Promise<{ readonly hash: string; readonly bytes: Uint8Array } | undefined> {
  return db
    .selectFrom("embroidery_logo")
    .innerJoin("embroidery_logo_file", "hash", LOGO_FILES[of.file])
    .select(["hash", "bytes"])
    .where("embroidery_logo.id", "=", of.id)
    .where("key", "=", of.key)
    .executeTakeFirst();
}

/** A file by its hash; `undefined` where nobody keeps it any more. */
export async function selectFile(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("embroidery_logo_file")
    .select("bytes")
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row?.bytes;
}
