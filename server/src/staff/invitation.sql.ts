import { permissions, type StaffRole } from "@placket/domain/access/permissions";
import { sql } from "kysely";
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
  await db
    .deleteFrom("staff_invitation")
    .where(sql`lower(email)`, "=", row.email.toLowerCase())
    .execute();
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

export function selectInvitations(db: Db, now: Date): Promise<InvitationRow[]> {
  return standing(db, now).orderBy("staff_invitation.id").execute();
}

export function selectInvitationByToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return standing(db, now).where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** Takes an invitation away and gives the email it was for; `undefined` when somebody else just did. */
export async function deleteInvitation(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom("staff_invitation")
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst();
  return row?.email;
}

/** Takes every invitation of a member away, and gives the emails they were for. */
export async function deleteInvitationsBy(db: Db, staffId: number): Promise<string[]> {
  const rows = await db
    .deleteFrom("staff_invitation")
    .where("invited_by", "=", staffId)
    .returning("email")
    .execute();
  return rows.map(({ email }) => email);
}
