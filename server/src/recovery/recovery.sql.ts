import type { BrowserFamily, Crash } from "@placket/domain/recovery/crash";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

interface NewCrash extends Crash {
  readonly browser: BrowserFamily;
  /** The same of crashes that are alike. */
  readonly alike: string;
  readonly now: Date;
  /** So many kinds are kept. */
  readonly most: number;
}

/** Counts a crash with those that are alike; where a new kind is one too many, that which happened least often goes. */
export async function upsertCrash(db: Db, crash: NewCrash): Promise<void> {
  const { alike, message, stack, page, version, browser, now, most } = crash;
  await sql`
    INSERT INTO page_crash (alike, message, stack, page, version, browser, count, first_at, last_at)
    VALUES (${alike}, ${message}, ${stack}, ${page}, ${version}, ${browser}, 1, ${now}, ${now})
    ON CONFLICT (alike) DO UPDATE
    SET count = page_crash.count + 1, last_at = excluded.last_at`.execute(db);
  await sql`
    DELETE FROM page_crash WHERE id IN (
      SELECT id FROM page_crash WHERE alike <> ${alike} ORDER BY count, id
      LIMIT greatest(0, (SELECT count(*) FROM page_crash) - ${most}))`.execute(db);
}

/** Forgets those that did not happen since, so many at a time. @returns whether there may be more of them */
export async function deleteOldCrashes(
  db: Db,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM page_crash WHERE id IN (
    SELECT id FROM page_crash WHERE last_at < ${before} ORDER BY last_at LIMIT ${most})`.execute(
    db,
  );
  return numAffectedRows >= BigInt(most);
}

/** Which crashes staff look for. */
export interface CrashSearch {
  /** A part of the message, the page or the version; `""` for all. */
  readonly text: string;
  readonly browser?: BrowserFamily | undefined;
}

export interface CrashRow extends Crash {
  readonly id: number;
  readonly browser: BrowserFamily;
  readonly count: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

const SORTING: Sorting = {
  columns: {
    last: { by: sql.ref("page_crash.last_at"), as: "time" },
    count: { by: sql.ref("page_crash.count"), as: "number" },
  },
  unlessTold: "-last",
  id: sql.ref<number>("page_crash.id"),
};

/** Crashes that match, the last first unless told. */
export function selectCrashes(db: Db, { text, browser }: CrashSearch, page: PageAsked) {
  let query = db
    .selectFrom("page_crash")
    .select([
      "id",
      "message",
      "stack",
      "page",
      "version",
      "browser",
      "count",
      "first_at as firstAt",
      "last_at as lastAt",
    ]);
  if (text !== "") {
    const part = `%${literally(text.toLowerCase())}%`;
    query = query.where((row) =>
      row.or([
        row(sql<string>`lower(message)`, "like", part),
        row(sql<string>`lower(page)`, "like", part),
        row("version", "like", part),
      ]),
    );
  }
  if (browser !== undefined) query = query.where("browser", "=", browser);
  return listPage(query, SORTING, page);
}
