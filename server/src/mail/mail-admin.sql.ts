import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** Which letters staff look for. */
export interface LetterSearch {
  /** A part of the recipient or the subject; `""` for all. */
  readonly text: string;
  /** Whether a mail server took it. */
  readonly state?: "waiting" | "sent" | undefined;
}

const SORTING: Sorting = {
  columns: {
    written: { by: sql.ref("id"), as: "number" },
    recipient: { by: sql`lower(recipient)`, as: "text" },
  },
  unlessTold: "-written",
  id: sql.ref<number>("id"),
};

/** Letters that match, newest first unless told, without their contents. */
export function selectLetters(db: Db, { text, state }: LetterSearch, page: PageAsked) {
  let query = db.selectFrom("mail").select(["id", "recipient", "subject", "created_at", "sent_at"]);
  if (text !== "") {
    const part = `%${literally(text)}%`;
    query = query.where((row) =>
      row.or([row("recipient", "ilike", part), row("subject", "ilike", part)]),
    );
  }
  if (state !== undefined) {
    query = query.where("sent_at", state === "sent" ? "is not" : "is", null);
  }
  return listPage(query, SORTING, page);
}

export type LetterRow = NonNullable<Awaited<ReturnType<typeof selectLetter>>>;

/** A letter with its text, by its id; `undefined` where there is none. */
export function selectLetter(db: Db, id: number) {
  return db.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();
}
