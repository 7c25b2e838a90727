import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Which letter, in which store view. */
export interface LetterPlace {
  readonly storeViewId: number;
  readonly template: string;
}

interface LetterTextRow extends LetterPlace {
  readonly name: string;
  readonly text: string;
}

/** Every text that staff say otherwise. */
export function selectLetterTexts(db: Db): Promise<LetterTextRow[]> {
  return db
    .selectFrom("letter_text")
    .select(["store_view_id as storeViewId", "template", "name", "text"])
    .execute();
}

/** Until the end of the transaction nobody else writes texts; they are read as before. */
export async function holdLetterTexts(db: Db): Promise<void> {
  await sql`LOCK TABLE letter_text IN SHARE ROW EXCLUSIVE MODE`.execute(db);
}

/** Writes staff's own words of a letter in one store view, by name; those that are not named stay. */
export async function upsertLetterTexts(
  db: Db,
  { storeViewId, template }: LetterPlace,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = Object.entries(texts).map(([name, text]) => ({
    store_view_id: storeViewId,
    template,
    name,
    text,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto("letter_text")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["store_view_id", "template", "name"])
        .doUpdateSet((row) => ({ text: row.ref("excluded.text") })),
    )
    .execute();
}

/** Takes staff's own words of a letter away in one store view: the store's hold again. */
export async function deleteLetterTexts(
  db: Db,
  { storeViewId, template }: LetterPlace,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await db
    .deleteFrom("letter_text")
    .where("store_view_id", "=", storeViewId)
    .where("template", "=", template)
    .where("name", "in", [...names])
    .execute();
}
