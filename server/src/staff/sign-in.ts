import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace, STRANGER } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import { endSession, type Client } from "../session/session.ts";
import { transact } from "../transact.ts";
import { rememberBrowser } from "../session/known-browser.ts";
import { forgetTries, triedBy } from "../session/sign-in-tries.ts";
import { roomToTry, tryPassword } from "../session/try-password.ts";
import { beginStaffSession, selfOf, type StaffSelf } from "./staff.ts";
import { lockStaff, selectStaffByEmail, type StaffRow } from "./staff.sql.ts";
import { takeCode } from "./two-factor.ts";

export interface SignInDraft {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, or a recovery code. */
  readonly code?: string | undefined;
  readonly client: Client;
  /** The token of a browser that is known, and of the session it carries so far. */
  readonly knownToken?: string | undefined;
  readonly sessionId?: number | undefined;
}

/** Whoever has come in: who, and the tokens of the session and of the browser. */
export interface SignedIn {
  readonly staff: StaffSelf;
  readonly token: string;
  readonly knownToken: string;
}

/**
 * Signs in by email and password, and a code where there is a second factor, and begins a session. Every
 * refusal takes as long, whether the email is known or not. Failed tries make the next ones wait, but not
 * the first few on a browser where this member signed in before. `ctx.db` must not be a transaction.
 */
export async function signIn(ctx: Ctx, draft: SignInDraft): Promise<Result<SignedIn>> {
  const room = await roomToTry(ctx, "staff", draft.knownToken);
  if (!room.ok) return room;
  const tried = triedBy("staff", draft.email, draft.client);
  const staff = await selectStaffByEmail(ctx.db, tried.login);
  const isRight = await tryPassword(ctx, {
    tried,
    password: draft.password,
    kept: staff?.password_hash,
    whose: "staff",
    browser: staff && { owner: { staffId: staff.id }, token: draft.knownToken },
  });
  if (!isRight.ok) return isRight;
  if (!staff?.is_active || !isRight.value) {
    const refused = refuse(problem("staff.wrongLogin", "password"));
    return traced(ctx, { staff, client: draft.client, refused });
  }
  const came = await transact(ctx, async (tx) => {
    // Read again: meanwhile somebody may have been let go, or given another role.
    const now = await lockStaff(tx.db, staff.id);
    if (!now?.is_active) return refuse(problem("staff.wrongLogin", "password"));
    const taken = await takeCode(tx, now, draft.code);
    if (!taken.ok) return taken;
    await forgetTries(tx, tried);
    return ok(await comeIn(tx, now, draft));
  });
  if (came.ok || !draft.code) return came;
  return traced(ctx, { staff, client: draft.client, refused: came });
}

type Refused = Extract<Result<never>, { readonly ok: false }>;

/** Writes down who could not come in, from where and why; for strangers too, so that it takes as long. */
async function traced(
  ctx: Ctx,
  { staff, client, refused }: { staff: StaffRow | undefined; client: Client; refused: Refused },
): Promise<Refused> {
  // Of an email that nobody has, what was typed is not kept: it may be a password.
  const who = staff ?? STRANGER;
  const after = { from: client.address, why: refused.problems[0]?.error };
  await leaveTrace(ctx, { action: "staff.signInFailed", subject: who.email, after }, who);
  return refused;
}

/** A new session takes the place of the one that the browser carried. */
export async function comeIn(
  tx: Ctx,
  staff: StaffRow,
  { client, knownToken, sessionId }: Pick<SignInDraft, "client" | "knownToken" | "sessionId">,
): Promise<SignedIn> {
  if (sessionId !== undefined) await endSession(tx, sessionId);
  return {
    staff: selfOf(staff),
    token: await beginStaffSession(tx, staff, client),
    knownToken: await rememberBrowser(tx, { staffId: staff.id }, knownToken),
  };
}
