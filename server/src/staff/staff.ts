import { permissionsOf, type Permission, type StaffRole } from "@placket/domain/access/permissions";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkInvitation } from "@placket/domain/staff/invitation";
import { checkStaffPassword } from "@placket/domain/staff/password";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { beginSession, type Client } from "../session/session.ts";
import { hashOfPassword } from "../session/password.ts";
import { insertStaff, selectStaff, type StaffRow } from "./staff.sql.ts";

/** Somebody who is signed in to the back office. */
export interface StaffSelf {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly permissions: readonly Permission[];
  readonly hasTwoFactor: boolean;
}

/** Who is asking, when it is staff. */
export async function currentStaff(ctx: Ctx): Promise<StaffSelf | null> {
  const { principal } = ctx;
  if (principal.kind !== "staff") return null;
  const staff = await selectStaff(ctx.db, principal.staffId);
  return staff ? selfOf(staff) : null;
}

/** A member as they see themselves. */
export function selfOf({ id, email, name, role, two_factor_secret }: StaffRow): StaffSelf {
  const permissions = [...permissionsOf([role], "web")];
  return { id, email, name, role, permissions, hasTwoFactor: two_factor_secret !== null };
}

/** The row of whoever is asking. @throws for others than staff: their calls are refused before. */
export async function askingStaff(ctx: Ctx): Promise<StaffRow> {
  const staff =
    ctx.principal.kind === "staff" ? await selectStaff(ctx.db, ctx.principal.staffId) : undefined;
  if (!staff) throw new Error("Whoever asks is not staff.");
  return staff;
}

/**
 * Lets somebody into the back office, as an owner unless told. Gives the id; refuses an email or a name that no
 * invitation may have, a password that is too short, a taken email.
 */
export async function createStaff(
  db: Db,
  draft: {
    readonly email: string;
    readonly name: string;
    readonly password: string;
    readonly role?: StaffRole;
  },
): Promise<Result<number>> {
  const problems = [...checkInvitation(draft), ...checkStaffPassword(draft.password)];
  if (problems.length > 0) return refuse(...problems);
  const id = await insertStaff(db, {
    email: draft.email.trim(),
    name: draft.name.trim(),
    role: draft.role ?? "owner",
    password_hash: await hashOfPassword(draft.password),
  });
  return id === undefined ? refuse(problem("staff.emailTaken", "email")) : ok(id);
}

/** Begins a session of a member whose row is locked, so that its rights are those of now. Gives its token. */
export function beginStaffSession(
  tx: Pick<Ctx, "db" | "now">,
  { id, email, role }: StaffRow,
  client: Client,
): Promise<string> {
  return beginSession(tx, { holder: { kind: "staff", staffId: id, email, role }, client });
}
