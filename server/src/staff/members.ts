import { permissionsOf, type StaffRole } from "@placket/domain/access/permissions";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { AuditAction } from "@placket/domain/audit/audit-actions";
import { canMoveMember, type MemberMove } from "@placket/domain/staff/access";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { endSessionsOf, staffSeen } from "../session/session.ts";
import { withdrawInvitationsBy } from "./invitations.ts";
import { forgetBrowsers } from "../session/known-browser.ts";
import { askingStaff } from "./staff.ts";
import {
  countOwners,
  holdOwners,
  lockStaff,
  selectMembers,
  updateStaff,
  type MemberSearch,
  type StaffRow,
} from "./staff.sql.ts";
import { dropTwoFactor } from "./two-factor.ts";

/** Somebody who works here or did. */
export interface Member {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly isActive: boolean;
  readonly hasTwoFactor: boolean;
  /** `null` without an open session. */
  readonly lastSeenAt: Date | null;
}

/** Members, and how many owners may sign in whatever was searched. */
interface MemberPage extends Page<Member> {
  readonly owners: number;
}

/** Everybody who works here or did and matches, a page of them. */
export async function listMembers(
  ctx: Ctx,
  search: MemberSearch,
  asked: PageAsked,
): Promise<Result<MemberPage>> {
  const page = await membersOn(ctx, search, asked);
  if (!page.ok) return page;
  return ok({ ...page.value, owners: await countOwners(ctx.db) });
}

/** A page of the members that match, and nothing counted. */
export async function membersOn(
  ctx: Ctx,
  search: MemberSearch,
  asked: PageAsked,
): Promise<Result<Page<Member>>> {
  const page = await selectMembers(ctx.db, search, asked);
  if (!page.ok) return page;
  const seen = await staffSeen(ctx);
  return ok({ ...page.value, rows: page.value.rows.map((row) => memberOf(row, seen.get(row.id))) });
}

/** Gives a member another role; the sessions that held the old one end. Refuses to take the last owner away. */
export function changeRole(tx: Ctx, id: number, role: StaffRole): Promise<Result<Member>> {
  return changeMember(tx, id, { move: { kind: "changeRole", role }, change: { role } });
}

/** Lets a member in no longer. Refuses to let the last owner go. */
export async function deactivateMember(tx: Ctx, id: number): Promise<Result<Member>> {
  const changed = await changeMember(tx, id, {
    move: { kind: "deactivate" },
    change: { is_active: false },
  });
  if (changed.ok) await forgetBrowsers(tx, { staffId: id });
  return changed;
}

export function reactivateMember(tx: Ctx, id: number): Promise<Result<Member>> {
  return changeMember(tx, id, { move: { kind: "reactivate" }, change: { is_active: true } });
}

/** Switches the second factor of another member off who has lost it. */
export async function resetTwoFactor(tx: Ctx, id: number): Promise<Result<Member>> {
  const changed = await changeMember(tx, id, { move: { kind: "resetTwoFactor" }, change: {} });
  if (!changed.ok) return changed;
  await dropTwoFactor(tx, id);
  return ok({ ...changed.value, hasTwoFactor: false });
}

type MemberChange = Partial<Pick<StaffRow, "role" | "is_active">>;

/**
 * Changes what a member may do, and ends their sessions: rights never change within one. The invitations of
 * whoever may invite no longer are taken back.
 */
async function changeMember(
  tx: Ctx,
  id: number,
  { move, change }: { move: MemberMove; change: MemberChange },
): Promise<Result<Member>> {
  // Counted first: two owners who demote each other at once would each count the other.
  const owners = await holdOwners(tx.db);
  const before = await lockStaff(tx.db, id);
  if (!before) return refuse(problem("staff.noSuchMember", "id"));
  const after = { ...before, ...change };
  const { id: askedBy } = await askingStaff(tx);
  const facts = ({ role, is_active }: StaffRow) => ({ role, isActive: is_active });
  const allowed = canMoveMember({ id, ...facts(before) }, move, { askedBy, owners });
  if (allowed !== true) return refuse(problem(allowed, "id"));
  // As it is already: nothing happened, so nobody is signed out and nothing is noted.
  const isDone = move.kind !== "resetTwoFactor" && isSame(before, after);
  if (isDone) return ok(memberOf(before, undefined));
  if (Object.keys(change).length > 0) await updateStaff(tx.db, id, change);
  await endSessionsOf(tx, { staffId: id });
  if (!mayInvite(after)) await withdrawInvitationsBy(tx, id);
  const trace = { subject: before.email, before: facts(before), after: facts(after) };
  await leaveTrace(tx, { action: ACTIONS[move.kind], ...trace });
  return ok(memberOf(after, undefined));
}

const ACTIONS: Readonly<Record<MemberMove["kind"], AuditAction>> = {
  changeRole: "staff.role",
  deactivate: "staff.deactivate",
  reactivate: "staff.reactivate",
  resetTwoFactor: "staff.resetTwoFactor",
};

const isSame = (before: StaffRow, after: StaffRow) =>
  before.role === after.role && before.is_active === after.is_active;

const mayInvite = ({ role, is_active }: StaffRow) =>
  is_active && permissionsOf([role], "web").has("staff.manage");

function memberOf(row: StaffRow, lastSeenAt: Date | undefined): Member {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    isActive: row.is_active,
    hasTwoFactor: row.two_factor_secret !== null,
    lastSeenAt: lastSeenAt ?? null,
  };
}
