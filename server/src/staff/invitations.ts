import { DAY_MS } from "@placket/domain/durations";
import { ADMIN_PAGES } from "@placket/contract/admin-api";
import type { StaffRole } from "@placket/domain/access/permissions";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkInvitation, deadInvitation, INVITATION_DAYS } from "@placket/domain/staff/invitation";
import { checkStaffPassword } from "@placket/domain/staff/password";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import { mailTransport } from "../mail/mail.ts";
import { transact } from "../transact.ts";
import {
  endInvitation,
  endInvitationsBy,
  insertInvitation,
  selectEnding,
  selectInvitationByToken,
  selectInvitations,
  updateInvitationToken,
  type InvitationRow,
} from "./invitation.sql.ts";
import { dropInvitationLetter, writeInvitation } from "./invitation-letter.ts";
import { passwords } from "../session/password.ts";
import { comeIn, type SignedIn, type SignInDraft } from "./sign-in.ts";
import { askingStaff } from "./staff.ts";
import { insertStaff, lockStaff, selectStaffByEmail } from "./staff.sql.ts";
import { hashOfToken, newToken } from "../token.ts";

/** Invitations that stand, the oldest first. */
export function listInvitations(ctx: Ctx): Promise<readonly InvitationRow[]> {
  return selectInvitations(ctx.db, ctx.now);
}

/** An invitation, its link to hand over, and whether a letter carries the same link. */
interface Invited {
  readonly invitation: InvitationRow;
  readonly link: string;
  readonly isSent: boolean;
}

/**
 * Asks somebody in by a link that works once. It goes by letter where there is a mail server, and whoever asks
 * is given it this once. A link that stood for the same email leads nowhere any more.
 */
export async function invite(
  tx: Ctx,
  draft: { readonly email: string; readonly name: string; readonly role: StaffRole },
): Promise<Result<Invited>> {
  const problems = checkInvitation(draft);
  if (problems.length > 0) return refuse(...problems);
  const email = draft.email.trim();
  if (await selectStaffByEmail(tx.db, email.toLowerCase())) {
    return refuse(problem("staff.emailTaken", "email"));
  }
  const invitedBy = await askingStaff(tx);
  const row = {
    email,
    name: draft.name.trim(),
    role: draft.role,
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  const id = await insertInvitation(tx.db, { ...row, invitedBy: invitedBy.id });
  const invitation = { ...row, id, invitedBy: invitedBy.name };
  await leaveTrace(tx, { action: "staff.invite", subject: email, after: { role: draft.role } });
  const link = await linkOf(tx, id);
  const isSent = tx.held(mailTransport) !== undefined;
  await dropInvitationLetter(tx, email);
  // One that waited for a mail server to come would ask somebody in whose link is long over.
  if (isSent) await writeInvitation(tx, { invitation, link });
  return ok({ invitation, link, isSent });
}

/** The token stands behind the `#`, which no browser sends and no server logs. */
async function linkOf(tx: Ctx, id: number): Promise<string> {
  const token = newToken();
  await updateInvitationToken(tx.db, id, hashOfToken(token));
  return `${tx.settings.storeUrl}${ADMIN_PAGES}/invitation#${token}`;
}

export async function withdrawInvitation(tx: Ctx, id: number): Promise<Result<number>> {
  const email = await endInvitation(tx.db, id, { ending: "withdrawn", now: tx.now });
  if (email === undefined) return refuse(problem("staff.noSuchInvitation", "id"));
  await dropInvitationLetter(tx, email);
  await leaveTrace(tx, { action: "staff.withdraw", subject: email });
  return ok(id);
}

/** Takes back whatever a member has asked: they may ask nobody in any more. */
export async function withdrawInvitationsBy(tx: Ctx, staffId: number): Promise<void> {
  const end = { ending: "withdrawn", now: tx.now } as const;
  for (const email of await endInvitationsBy(tx.db, staffId, end)) {
    await dropInvitationLetter(tx, email);
    await leaveTrace(tx, { action: "staff.withdraw", subject: email });
  }
}

/** Whom a link is for; one that was used, replaced, taken back or is too old is refused with what it was. */
export async function invitationOf(ctx: Ctx, token: string): Promise<Result<InvitationRow>> {
  const invitation = await selectInvitationByToken(ctx.db, hashOfToken(token), ctx.now);
  return invitation ? ok(invitation) : refuseDead(ctx, token);
}

async function refuseDead(ctx: Ctx, token: string): Promise<Result<never>> {
  return refuse(deadInvitation(await selectEnding(ctx.db, hashOfToken(token), ctx.now)));
}

/** Takes an invitation up, once: somebody works here now and is signed in. `ctx.db` must not be a transaction. */
export async function acceptInvitation(
  ctx: Ctx,
  draft: Omit<SignInDraft, "email" | "code"> & { readonly token: string },
): Promise<Result<SignedIn>> {
  const found = await invitationOf(ctx, draft.token);
  if (!found.ok) return found;
  const problems = checkStaffPassword(draft.password);
  if (problems.length > 0) return refuse(...problems);
  const hashed = await ctx.held(passwords).hash(draft.password, "staff");
  if (!hashed.ok) return hashed;
  return transact(ctx, async (tx) => {
    const { id, email, name, role } = found.value;
    const end = { ending: "used", now: tx.now } as const;
    if ((await endInvitation(tx.db, id, end)) === undefined) return refuseDead(tx, draft.token);
    await dropInvitationLetter(tx, email);
    const staffId = await insertStaff(tx.db, { email, name, role, password_hash: hashed.value });
    const staff = staffId === undefined ? undefined : await lockStaff(tx.db, staffId);
    if (!staff) return refuse(problem("staff.emailTaken", "token"));
    await leaveTrace(tx, { action: "staff.accept", subject: email, after: { role } }, staff);
    return ok(await comeIn(tx, staff, draft));
  });
}
