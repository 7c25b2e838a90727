import type { Db } from "../db/database.ts";

export interface SessionRow {
  readonly staffId: number;
  readonly email: string;
  readonly expiresAt: Date;
}

export async function insertSession(
  db: Db,
  session: { tokenHash: string; staffId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("staff_session")
    .values({
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The session of a token, unless it has ended. */
export async function selectSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom("staff_session")
    .innerJoin("staff", "staff.id", "staff_session.staff_id")
    .select(["staff.id", "staff.email", "expires_at"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row && { staffId: row.id, email: row.email, expiresAt: row.expires_at };
}

export async function updateSession(db: Db, tokenHash: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable("staff_session")
    .set({ expires_at: expiresAt })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("staff_session").where("token_hash", "=", tokenHash).execute();
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("staff_session").where("expires_at", "<=", now).execute();
}
