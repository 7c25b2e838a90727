import { permissions, type StaffRole } from "@placket/domain/access/permissions";
import { DAY_MS } from "@placket/domain/durations";
import { ENDING_KEPT_DAYS, type InvitationEnding } from "@placket/domain/staff/invitation";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/database.ts";

/** An invitation that stands; taken up or taken back, its row is gone. */
export interface InvitationRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Writes an invitation; one that stood for this email goes, its link leads nowhere then. */
export async function insertInvitation(
  db: Db,
  row: Omit<InvitationRow, "id" | "invitedBy"> & { readonly invitedBy: number },
): Promise<number> {
  const same = sql`lower(email) = ${row.email.toLowerCase()}`;
  await endEach(db, same, { ending: "replaced", now: row.createdAt });
  const { id } = await db
    .insertInto("staff_invitation")
    .values({
      email: row.email,
      name: row.name,
      role: row.role,
      invited_by: row.invitedBy,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives an invitation the one token that opens it. */
export async function updateInvitationToken(db: Db, id: number, tokenHash: string): Promise<void> {
  await db
    .updateTable("staff_invitation")
    .set({ token_hash: tokenHash })
    .where("id", "=", id)
    .execute();
}

/** Whoever may no longer ask somebody in has asked nobody in. */
const standing = (db: Db, now: Date) =>
  db
    .selectFrom("staff_invitation")
    .innerJoin("staff", "staff.id", "staff_invitation.invited_by")
    .select([
      "staff_invitation.id",
      "staff_invitation.email",
      "staff_invitation.name",
      "staff_invitation.role",
      "staff.name as invitedBy",
      "staff_invitation.created_at as createdAt",
      "expires_at as expiresAt",
    ])
    .where("expires_at", ">", now)
    .where("staff.is_active", "=", true)
    .where("staff.role", "in", permissions["staff.manage"].roles)
    .$narrowType<{ role: StaffRole }>();

/** The invitations of staff that are open at `now`. */
export function selectInvitations(db: Db, now: Date): Promise<InvitationRow[]> {
  return standing(db, now).orderBy("staff_invitation.id").execute();
}

/** The invitation that a mailed token opens at `now`, by its hash; `undefined` where there is none any more. */
export function selectInvitationByToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return standing(db, now).where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** How an invitation ends, and when. */
interface End {
  readonly ending: InvitationEnding;
  readonly now: Date;
}

/** Takes an invitation away and gives the email it was for; `undefined` when somebody else just did. */
export async function endInvitation(db: Db, id: number, end: End): Promise<string | undefined> {
  const [email] = await endEach(db, sql`id = ${id}`, end);
  return email;
}

/** Takes every invitation of a member away, and gives the emails they were for. */
export function endInvitationsBy(db: Db, staffId: number, end: End): Promise<string[]> {
  return endEach(db, sql`invited_by = ${staffId}`, end);
}

/** Takes invitations away; how their links ended is remembered for a while, and nothing else of them. */
async function endEach(
  db: Db,
  which: RawBuilder<unknown>,
  { ending, now }: End,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    WITH gone AS (
      DELETE FROM staff_invitation WHERE ${which} RETURNING email, token_hash
    ), kept AS (
      INSERT INTO staff_ended_invitation (token_hash, ending, ended_at)
      SELECT token_hash, ${ending}, ${now}::timestamptz FROM gone WHERE token_hash IS NOT NULL
    ), forgotten AS (
      DELETE FROM staff_ended_invitation
      WHERE ended_at < ${new Date(now.getTime() - ENDING_KEPT_DAYS * DAY_MS)}
    )
    SELECT email FROM gone`.execute(db);
  return rows.map(({ email }) => email);
}

/** Why a link lets nobody in; `undefined` where nothing is known of it. */
export async function selectEnding(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<InvitationEnding | "expired" | undefined> {
  const { rows } = await sql<{ ending: InvitationEnding | "expired" }>`
    SELECT ending FROM staff_ended_invitation WHERE token_hash = ${tokenHash}
    UNION ALL
    SELECT CASE WHEN expires_at <= ${now} THEN 'expired' ELSE 'withdrawn' END
      FROM staff_invitation WHERE token_hash = ${tokenHash}`.execute(db);
  return rows[0]?.ending;
}
