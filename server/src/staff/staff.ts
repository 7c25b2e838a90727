import { hash, verify } from "@node-rs/argon2";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkStaffPassword } from "@placket/domain/staff/password";
import { minutesToWait, SIGN_IN_WINDOW_MS } from "@placket/domain/staff/sign-in-limit";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { transact } from "../transact.ts";
import { beginSession } from "./staff-session.ts";
import {
  deleteTries,
  holdTries,
  insertStaff,
  insertTry,
  selectStaff,
  selectStaffByEmail,
} from "./staff.sql.ts";

/** Somebody who works in the back office. */
export interface StaffMember {
  readonly email: string;
  readonly name: string;
}

/**
 * Signs in by email and password and begins a session. Every refusal takes as long, whether the email is
 * known or not; the eleventh try of an email in ten minutes is not looked at. `ctx.db` must not be a
 * transaction.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Result<{ readonly staff: StaffMember; readonly token: string }>> {
  const key = email.trim().toLowerCase();
  // Counted before it is looked at: many tries at once are counted as well.
  const counted = await transact(ctx, (tx) => countTry(tx, key));
  if (!counted.ok) return counted;
  const decoy = await decoyHash();
  const staff = await selectStaffByEmail(ctx.db, key);
  const fits = await verify(staff?.password_hash ?? decoy, password);
  if (!staff || !fits) return refuse(problem("staff.wrongLogin", "password"));
  return transact(ctx, async (tx) => {
    await deleteTries(tx.db, { email: key, until: windowStart(tx.now) });
    const token = await beginSession(tx, staff.id);
    return ok({ staff: { email: staff.email, name: staff.name }, token });
  });
}

/** Who is asking, when it is staff. */
export async function currentStaff(ctx: Ctx): Promise<StaffMember | null> {
  if (ctx.actor.kind !== "staff") return null;
  const staff = await selectStaff(ctx.db, ctx.actor.staffId);
  return staff ? { email: staff.email, name: staff.name } : null;
}

/** Lets somebody into the back office. Gives the id; refuses a password that is too short, a taken email. */
export async function createStaff(
  db: Db,
  { email, name, password }: StaffMember & { readonly password: string },
): Promise<Result<number>> {
  const problems = checkStaffPassword(password);
  if (problems.length > 0) return refuse(...problems);
  const id = await insertStaff(db, {
    email: email.trim(),
    name,
    password_hash: await hash(password),
  });
  return id === undefined ? refuse(problem("staff.emailTaken", "email")) : ok(id);
}

async function countTry(ctx: Ctx, email: string): Promise<Result<void>> {
  const after = windowStart(ctx.now);
  const minutes = minutesToWait(await holdTries(ctx.db, email, after), ctx.now);
  if (minutes > 0) return refuse(problem("staff.tooManyTries", "email", minutes));
  await deleteTries(ctx.db, { until: after });
  await insertTry(ctx.db, email, ctx.now);
  return ok(undefined);
}

const windowStart = (now: Date) => new Date(now.getTime() - SIGN_IN_WINDOW_MS);

let decoy: Promise<string> | undefined;

/** What an unknown email's password is compared with: made like the others, and no password fits it. */
function decoyHash(): Promise<string> {
  return (decoy ??= hash(crypto.randomUUID()));
}
