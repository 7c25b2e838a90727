import type { Db } from "../../db/database.ts";

/** What a device was asked to sign. */
export interface ChallengeRow {
  readonly challengeHash: string;
  /** The session in which a passkey is added. */
  readonly sessionId: number | null;
  /** By what the device will know the owner of a passkey that is added. */
  readonly userHandle: string | null;
  /** By whose passkey alone somebody signs in, in lower case. */
  readonly login: string | null;
  readonly expiresAt: Date;
}

/** Writes a challenge down, and clears those away that are over. */
export async function insertChallenge(db: Db, row: ChallengeRow, now: Date): Promise<void> {
  await db.deleteFrom("passkey_challenge").where("expires_at", "<=", now).execute();
  await db
    .insertInto("passkey_challenge")
    .values({
      challenge_hash: row.challengeHash,
      session_id: row.sessionId,
      user_handle: row.userHandle,
      login: row.login,
      expires_at: row.expiresAt,
    })
    .execute();
}

/** Takes a challenge away that is not over: of two who come with it, one gets it. */
export function takeChallenge(
  db: Db,
  challengeHash: string,
  now: Date,
): Promise<Omit<ChallengeRow, "challengeHash" | "expiresAt"> | undefined> {
  return db
    .deleteFrom("passkey_challenge")
    .where("challenge_hash", "=", challengeHash)
    .where("expires_at", ">", now)
    .returning(["session_id as sessionId", "user_handle as userHandle", "login"])
    .executeTakeFirst();
}
