import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** What was searched for in a store view, and how often nothing was found. */
export interface MissedSearch {
  readonly storeViewId: number;
  readonly text: string;
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Adds to what is written down. Rows are taken in one order by all. */
export async function addMisses(db: Db, misses: readonly MissedSearch[]): Promise<void> {
  const column = <Value>(of: (miss: MissedSearch) => Value) => misses.map(of);
  await sql`
    INSERT INTO search_miss AS kept (store_view_id, text, times, first_at, last_at)
    SELECT noted.store_view_id, noted.text, noted.times, noted.first_at, noted.last_at
    FROM unnest(
      ${column((one) => one.storeViewId)}::bigint[], ${column((one) => one.text)}::text[],
      ${column((one) => one.times)}::bigint[], ${column((one) => one.firstAt)}::timestamptz[],
      ${column((one) => one.lastAt)}::timestamptz[]
    ) AS noted (store_view_id, text, times, first_at, last_at)
    ORDER BY noted.store_view_id, noted.text
    ON CONFLICT (store_view_id, text) DO UPDATE
    SET times = kept.times + excluded.times, last_at = greatest(kept.last_at, excluded.last_at)`.execute(
    db,
  );
}

/** Clears away what nobody has searched for since then, and all but so many of the most frequent. */
export async function clearMisses(
  db: Db,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<void> {
  await db.deleteFrom("search_miss").where("last_at", "<", before).execute();
  await sql`DELETE FROM search_miss WHERE id IN (
    SELECT id FROM search_miss ORDER BY times DESC, id DESC OFFSET ${most})`.execute(db);
}

const SORTING: Sorting = {
  columns: {
    times: { by: sql.ref("search_miss.times"), as: "number" },
    last: { by: sql.ref("last_at"), as: "time" },
    text: { by: sql.ref("text"), as: "text" },
  },
  unlessTold: "-times",
  id: sql.ref<number>("search_miss.id"),
};

export interface MissRow extends MissedSearch {
  readonly id: number;
}

/** What found nothing and has this part, the most frequent first unless told; `""` for all. */
export function selectMissPage(db: Db, part: string, page: PageAsked) {
  const all = db
    .selectFrom("search_miss")
    .select([
      "search_miss.id",
      "store_view_id as storeViewId",
      "text",
      "times",
      "first_at as firstAt",
      "last_at as lastAt",
    ]);
  const found = part === "" ? all : all.where("text", "like", `%${literally(part.toLowerCase())}%`);
  return listPage(found, SORTING, page);
}
