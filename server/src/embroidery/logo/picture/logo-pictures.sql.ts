import type { Db } from "../../../db/database.ts";
import { LOGO_FILES } from "./logo-files.sql.ts";

/** What is shown of a logo, as a PNG; `undefined` where nothing is to be seen of it, or it is gone. */
export async function selectPicture(db: Db, id: number): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("embroidery_logo")
    .innerJoin("embroidery_logo_file", "hash", LOGO_FILES.picture)
    .select("bytes")
    .where("embroidery_logo.id", "=", id)
    .executeTakeFirst();
  return row?.bytes;
}

/** Of these logos those of which something is to be seen, with what opens their pictures. */
export const selectPictured = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom("embroidery_logo")
    .select(["id", "key"])
    .where("id", "=", (eb) => eb.fn.any(eb.val([...ids])))
    .where("thumb_hash", "is not", null)
    .execute();
