import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkStaffPassword } from "@placket/domain/staff/password";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import { endSessionsOf, revokeSession, sessionsOf, type Client } from "../session/session.ts";
import { transact } from "../transact.ts";
import { forgetBrowsers } from "../session/known-browser.ts";
import { passwords } from "../session/password.ts";
import { forgetTries, triedBy } from "../session/sign-in-tries.ts";
import { tryPassword } from "../session/try-password.ts";
import { askingStaff, beginStaffSession, selfOf, type StaffSelf } from "./staff.ts";
import { lockStaff, updateStaff, type StaffRow } from "./staff.sql.ts";
import { beginTwoFactor, confirmTwoFactor, dropTwoFactor } from "./two-factor.ts";

/** A change of one's own account: every session ended, and this browser carries another. */
interface Changed {
  readonly staff: StaffSelf;
  readonly token: string;
}

/** Changes one's password. `ctx.db` must not be a transaction. */
export async function changePassword(
  ctx: Ctx,
  { current, next, client }: { current: string; next: string; client: Client },
): Promise<Result<Changed>> {
  const proven = await proveSelf(ctx, { field: "current", password: current, client });
  if (!proven.ok) return proven;
  const problems = checkStaffPassword(next, "next");
  if (problems.length > 0) return refuse(...problems);
  const hashed = await ctx.held(passwords).hash(next, "known");
  if (!hashed.ok) return hashed;
  return transact(ctx, async (tx) => {
    await updateStaff(tx.db, proven.value.id, { password_hash: hashed.value });
    await forgetBrowsers(tx, { staffId: proven.value.id });
    await leaveTrace(tx, { action: "staff.password", subject: proven.value.email });
    return changed(tx, proven.value.id, client);
  });
}

/** Begins a second factor for whoever knows the password. `ctx.db` must not be a transaction. */
export async function askForTwoFactor(
  ctx: Ctx,
  { password, client }: { password: string; client: Client },
): Promise<Result<{ readonly secret: string; readonly uri: string }>> {
  const proven = await proveSelf(ctx, { field: "password", password, client });
  return proven.ok ? transact(ctx, (tx) => beginTwoFactor(tx, proven.value)) : proven;
}

/** Switches the second factor on by its first code, and gives the recovery codes. */
export async function switchTwoFactorOn(
  tx: Ctx,
  { code, client }: { code: string; client: Client },
): Promise<Result<Changed & { readonly recoveryCodes: readonly string[] }>> {
  const { id, email } = await askingStaff(tx);
  const codes = await confirmTwoFactor(tx, id, code);
  if (!codes.ok) return codes;
  await leaveTrace(tx, { action: "staff.twoFactorOn", subject: email });
  const again = await changed(tx, id, client);
  return again.ok ? ok({ ...again.value, recoveryCodes: codes.value }) : again;
}

/** Switches the second factor off for whoever knows the password. `ctx.db` must not be a transaction. */
export async function switchTwoFactorOff(
  ctx: Ctx,
  { password, client }: { password: string; client: Client },
): Promise<Result<Changed>> {
  const proven = await proveSelf(ctx, { field: "password", password, client });
  if (!proven.ok) return proven;
  return transact(ctx, async (tx) => {
    await dropTwoFactor(tx, proven.value.id);
    await leaveTrace(tx, { action: "staff.twoFactorOff", subject: proven.value.email });
    return changed(tx, proven.value.id, client);
  });
}

/** One's open sessions, the one that asks first. */
export async function ownSessions(ctx: Ctx, thisId: number | undefined) {
  const { id } = await askingStaff(ctx);
  const sessions = await sessionsOf(ctx, { staffId: id });
  const listed = sessions.map((session) => ({ ...session, isThis: session.id === thisId }));
  return listed.sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Ends one of one's own sessions. */
export async function revokeOwnSession(ctx: Ctx, id: number): Promise<Result<number>> {
  const staff = await askingStaff(ctx);
  return revokeSession(ctx, { staffId: staff.id }, id);
}

/** Whoever sits at an open session may not be its owner: the password is asked again, and guesses are counted. */
async function proveSelf(
  ctx: Ctx,
  { field, password, client }: { field: string; password: string; client: Client },
): Promise<Result<StaffRow>> {
  const staff = await askingStaff(ctx);
  const tried = triedBy("staff", staff.email, client);
  const kept = staff.password_hash;
  const isRight = await tryPassword(ctx, { tried, password, kept, whose: "known" });
  if (!isRight.ok) return isRight;
  if (!isRight.value) return refuse(problem("staff.wrongPassword", field));
  await forgetTries(ctx, tried);
  return ok(staff);
}

/** Ends every session of the member and begins another for the browser that asks. */
async function changed(tx: Ctx, id: number, client: Client): Promise<Result<Changed>> {
  const staff = await lockStaff(tx.db, id);
  if (!staff?.is_active) return refuse(problem("staff.signInRequired"));
  await endSessionsOf(tx, { staffId: id });
  return ok({ staff: selfOf(staff), token: await beginStaffSession(tx, staff, client) });
}
