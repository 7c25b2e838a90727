import type { CountedTries, TryArea } from "@placket/domain/session/sign-in-limit";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { columnOf, idOf, type SessionOwner } from "./session.sql.ts";

/** Who tries at what: the login in lower case, and the network it came from (`networkOf`). */
export interface Try {
  readonly area: TryArea;
  readonly login: string;
  readonly address: string;
}

/** More tries than these change no pause. */
const COUNTED = 250;

/** When this was tried since `after`. Until the transaction ends nobody else tries with this login or from here. */
export async function holdTries(
  db: Db,
  { area, login, address }: Try,
  after: Date,
): Promise<CountedTries> {
  // Always in this order: two who wait for each other would wait for ever.
  for (const name of [`try ${area} login ${login}`, `try ${area} address ${address}`]) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`.execute(db);
  }
  const tried = (where: Partial<Try>) => selectTries(db, { area, ...where }, after);
  return {
    pair: await tried({ login, address }),
    address: await tried({ address }),
    account: await tried({ login }),
  };
}

async function selectTries(
  db: Db,
  { area, login, address }: Pick<Try, "area"> & Partial<Try>,
  after: Date,
): Promise<Date[]> {
  let query = db
    .selectFrom("sign_in_try")
    .select("tried_at")
    .where("area", "=", area)
    .where("tried_at", ">", after);
  if (login !== undefined) query = query.where("login", "=", login);
  if (address !== undefined) query = query.where("address", "=", address);
  const rows = await query.orderBy("tried_at", "desc").limit(COUNTED).execute();
  return rows.map((row) => row.tried_at);
}

/** Counts a try to come in, by what is tried, as whom and from where. */
export async function insertTry(db: Db, tried: Try, now: Date): Promise<void> {
  const { area, login, address } = tried;
  await db.insertInto("sign_in_try").values({ area, login, address, tried_at: now }).execute();
}

/** Forgets the tries that no longer count. */
export async function deleteOldTries(db: Db, until: Date): Promise<void> {
  await db.deleteFrom("sign_in_try").where("tried_at", "<=", until).execute();
}

/** Forgets the tries of a login from an address that has signed in. */
export async function deleteTries(db: Db, { area, login, address }: Try): Promise<void> {
  await db
    .deleteFrom("sign_in_try")
    .where("area", "=", area)
    .where("login", "=", login)
    .where("address", "=", address)
    .execute();
}

/** Forgets every try by these logins, wherever it came from. */
export async function deleteTriesBy(db: Db, logins: readonly string[]): Promise<void> {
  await db
    .deleteFrom("sign_in_try")
    .where("login", "in", logins)
    // A customer's account with the email of somebody who works here ends no pause at the back office's door.
    .where("area", "!=", "staff")
    .execute();
}

/** Forgets one try of this moment. Of many at once each forgets its own: they are alike. */
export async function deleteTry(
  db: Db,
  { area, login, address }: Try,
  triedAt: Date,
): Promise<void> {
  await sql`
    DELETE FROM sign_in_try WHERE ctid = (
      SELECT ctid FROM sign_in_try
      WHERE area = ${area} AND login = ${login} AND address = ${address} AND tried_at = ${triedAt}
      LIMIT 1 FOR UPDATE SKIP LOCKED)`.execute(db);
}

/** Writes down a browser on which somebody has signed in. */
export async function insertKnownBrowser(
  db: Db,
  row: { readonly tokenHash: string; readonly owner: SessionOwner; readonly now: Date },
): Promise<void> {
  const { tokenHash, owner, now } = row;
  await db
    .insertInto("known_browser")
    .values({ token_hash: tokenHash, [columnOf(owner)]: idOf(owner), created_at: now })
    .execute();
}

/**
 * Counts a try on a browser that has signed somebody in since `after`, if it has had fewer than `most`; says
 * whether it was counted. Each of many at once takes its own.
 */
export async function countKnownTry(
  db: Db,
  { tokenHash, owner, after }: { tokenHash: string; owner: SessionOwner; after: Date },
  most: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("known_browser")
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where("token_hash", "=", tokenHash)
    .where(columnOf(owner), "=", idOf(owner))
    .where("created_at", ">", after)
    .where("wrong_tries", "<", most)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a browser has signed one of these people in since `after`, and has had fewer wrong tries than `most`. */
export async function isBrowserKnown(
  db: Db,
  {
    tokenHash,
    whose,
    after,
  }: { tokenHash: string; whose: ReturnType<typeof columnOf>; after: Date },
  most: number,
): Promise<boolean> {
  const found = await db
    .selectFrom("known_browser")
    .select("token_hash")
    .where("token_hash", "=", tokenHash)
    .where(whose, "is not", null)
    .where("created_at", ">", after)
    .where("wrong_tries", "<", most)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes one of a browser's counted tries back. */
export async function uncountKnownTry(db: Db, tokenHash: string): Promise<void> {
  await db
    .updateTable("known_browser")
    .set({ wrong_tries: sql`wrong_tries - 1` })
    .where("token_hash", "=", tokenHash)
    .where("wrong_tries", ">", 0)
    .execute();
}

/** Forgets a browser that somebody was known by. */
export async function deleteKnownBrowser(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("known_browser").where("token_hash", "=", tokenHash).execute();
}

/** Forgets every browser of somebody. */
export async function deleteBrowsersOf(db: Db, owner: SessionOwner): Promise<void> {
  await db.deleteFrom("known_browser").where(columnOf(owner), "=", idOf(owner)).execute();
}

/** Forgets everybody's browsers that have been known for too long. */
export async function deleteOldBrowsers(db: Db, until: Date): Promise<void> {
  await db.deleteFrom("known_browser").where("created_at", "<=", until).execute();
}
