import type { Db } from "../db/database.ts";

/** Which letters staff look for. */
export interface LetterSearch {
  /** A part of the recipient or the subject; `""` for all. */
  readonly text: string;
  /** Only letters older than the one with this id. */
  readonly before?: number | undefined;
}

/** Letters that match, newest first, without their contents. */
export function selectLetters(db: Db, { text, before }: LetterSearch, limit: number) {
  let query = db
    .selectFrom("mail")
    .select(["id", "recipient", "subject", "created_at", "sent_at"])
    .orderBy("id", "desc")
    .limit(limit);
  if (text !== "") {
    const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where((row) =>
      row.or([row("recipient", "ilike", part), row("subject", "ilike", part)]),
    );
  }
  if (before !== undefined) query = query.where("id", "<", before);
  return query.execute();
}

export function selectLetter(db: Db, id: number) {
  return db.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();
}
