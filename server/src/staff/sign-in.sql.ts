import type { FailedTries } from "@placket/domain/staff/sign-in-limit";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Who tries to sign in: the email in lower case, and the network it came from (`networkOf`). */
export interface Try {
  readonly email: string;
  readonly address: string;
}

/** More tries than these change no pause. */
const COUNTED = 120;

/** When this was tried since `after`. Until the transaction ends nobody else tries with this email or from here. */
export async function holdTries(
  db: Db,
  { email, address }: Try,
  after: Date,
): Promise<FailedTries> {
  // Always in this order: two who wait for each other would wait for ever.
  for (const name of [`staff_try email ${email}`, `staff_try address ${address}`]) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`.execute(db);
  }
  const tried = (where: Partial<Try>) => selectTries(db, where, after);
  return {
    pair: await tried({ email, address }),
    address: await tried({ address }),
    account: await tried({ email }),
  };
}

async function selectTries(db: Db, { email, address }: Partial<Try>, after: Date): Promise<Date[]> {
  let query = db.selectFrom("staff_try").select("tried_at").where("tried_at", ">", after);
  if (email !== undefined) query = query.where("email", "=", email);
  if (address !== undefined) query = query.where("address", "=", address);
  const rows = await query.orderBy("tried_at", "desc").limit(COUNTED).execute();
  return rows.map((row) => row.tried_at);
}

export async function insertTry(db: Db, { email, address }: Try, now: Date): Promise<void> {
  await db.insertInto("staff_try").values({ email, address, tried_at: now }).execute();
}

/** Forgets the tries that no longer count. */
export async function deleteOldTries(db: Db, until: Date): Promise<void> {
  await db.deleteFrom("staff_try").where("tried_at", "<=", until).execute();
}

/** Forgets the tries of an email from an address that has signed in. */
export async function deleteTries(db: Db, { email, address }: Try): Promise<void> {
  await db
    .deleteFrom("staff_try")
    .where("email", "=", email)
    .where("address", "=", address)
    .execute();
}

export async function insertKnownBrowser(
  db: Db,
  row: { readonly tokenHash: string; readonly staffId: number; readonly now: Date },
): Promise<void> {
  await db
    .insertInto("staff_known_browser")
    .values({ token_hash: row.tokenHash, staff_id: row.staffId, created_at: row.now })
    .execute();
}

/**
 * Counts a try on a browser that has signed this member in since `after`, if it has had fewer than `most`; says
 * whether it was counted. Each of many at once takes its own.
 */
export async function countKnownTry(
  db: Db,
  { tokenHash, staffId, after }: { tokenHash: string; staffId: number; after: Date },
  most: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff_known_browser")
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where("token_hash", "=", tokenHash)
    .where("staff_id", "=", staffId)
    .where("created_at", ">", after)
    .where("wrong_tries", "<", most)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteKnownBrowser(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("staff_known_browser").where("token_hash", "=", tokenHash).execute();
}

/** Forgets every browser of a member. */
export async function deleteBrowsersOf(db: Db, staffId: number): Promise<void> {
  await db.deleteFrom("staff_known_browser").where("staff_id", "=", staffId).execute();
}

/** Forgets everybody's browsers that have been known for too long. */
export async function deleteOldBrowsers(db: Db, until: Date): Promise<void> {
  await db.deleteFrom("staff_known_browser").where("created_at", "<=", until).execute();
}
