import { fonts, type FontCode } from "@placket/domain/embroidery/lettering/fonts";
import type { Db } from "../../db/database.ts";

/** The fonts that staff have withdrawn, in the order of the store's; one that the store no longer has is none. */
export async function selectWithdrawnFonts(db: Db): Promise<readonly FontCode[]> {
  const rows = await db.selectFrom("embroidery_withdrawn_font").select("code").execute();
  const withdrawn = new Set(rows.map(({ code }) => code));
  return fonts.map(({ code }) => code).filter((code) => withdrawn.has(code));
}

/** Withdraws a font; false where it was withdrawn before. */
export async function insertWithdrawnFont(db: Db, code: FontCode): Promise<boolean> {
  const written = await db
    .insertInto("embroidery_withdrawn_font")
    .values({ code })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Offers a font again; false where it was offered before. */
export async function deleteWithdrawnFont(db: Db, code: FontCode): Promise<boolean> {
  const gone = await db
    .deleteFrom("embroidery_withdrawn_font")
    .where("code", "=", code)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
