import { REDIRECT_CODES, waysOf, type RedirectKind } from "@placket/domain/routing/redirect";
import { sql } from "kysely";
import { DatabaseError } from "pg";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";
import type { RedirectRow, StoredRewrite } from "./routing.sql.ts";

/** Which redirects staff look for. */
export interface RedirectSearch {
  /** A part of either path; `""` for all. */
  readonly text: string;
  readonly kind?: RedirectKind | undefined;
}

const SORTING: Sorting = {
  columns: {
    path: { by: sql`lower(request_path)`, as: "text" },
    added: { by: sql.ref("url_rewrite.id"), as: "number" },
  },
  unlessTold: "path",
  id: sql.ref<number>("url_rewrite.id"),
};

/** Redirects that match, by the path that is asked for unless told. */
export function selectRedirects(db: Db, { text, kind }: RedirectSearch, page: PageAsked) {
  let query = rules(db);
  if (text !== "") {
    const part = `%${literally(text)}%`;
    query = query.where((row) =>
      row.or([row("request_path", "ilike", part), row("target_path", "ilike", part)]),
    );
  }
  if (kind !== undefined) query = query.where("redirect_code", "=", REDIRECT_CODES[kind]);
  return listPage(query, SORTING, page);
}

/** A redirect by its id; `undefined` where there is none. */
export function selectRedirect(db: Db, id: number): Promise<RedirectRow | undefined> {
  return rules(db).where("url_rewrite.id", "=", id).executeTakeFirst();
}

const rules = (db: Db) =>
  db
    .selectFrom("url_rewrite")
    .select([
      "url_rewrite.id",
      "store_view_id as storeViewId",
      "request_path as requestPath",
      "target_path as targetPath",
      "redirect_code as redirectCode",
    ]);

/** Lets nobody else of the staff write a rule until the transaction ends. */
export async function holdRedirects(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('redirects', 0))`.execute(db);
}

/** The rules that begin at one of these paths, or lead to one of them, in the order in which they were made. */
export async function selectRulesAt(
  db: Db,
  end: "from" | "to",
  paths: ReadonlySet<string>,
): Promise<RedirectRow[]> {
  const key = KEYS[end];
  const found = await rules(db)
    .where(sql<boolean>`(${key} = ANY(${[...paths]}::text[]) OR ${key} IS NULL)`)
    .orderBy("url_rewrite.id")
    .execute();
  // The index knows no percent codes: the rules that have any are among what it finds.
  return found.filter((rule) => paths.has(waysOf(rule)[end] ?? ""));
}

/** As migration `redirect-ways` indexes them. */
const KEYS = {
  from: sql`redirect_key(request_path)`,
  to: sql`redirect_key(target_path)`,
} as const;

/** Writes a new rule and gives its id; `undefined` where an import has just written one for its path. */
export async function insertRedirect(db: Db, rule: StoredRewrite): Promise<number | undefined> {
  const row = await db
    .insertInto("url_rewrite")
    .values(valuesOf(rule))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Writes it anew; gives whether it could be: an import may just have written one for its path. */
export async function updateRedirect(db: Db, id: number, rule: StoredRewrite): Promise<boolean> {
  try {
    await db.updateTable("url_rewrite").set(valuesOf(rule)).where("id", "=", id).execute();
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505";

/** Deletes a redirect by its id. */
export async function deleteRedirect(db: Db, id: number): Promise<void> {
  await db.deleteFrom("url_rewrite").where("id", "=", id).execute();
}

const valuesOf = ({ storeViewId, requestPath, targetPath, redirectCode }: StoredRewrite) => ({
  store_view_id: storeViewId,
  request_path: requestPath,
  target_path: targetPath,
  redirect_code: redirectCode,
});
