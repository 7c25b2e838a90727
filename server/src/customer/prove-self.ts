import { can } from "@placket/domain/access/principal";
import { FRESH_SESSION_MS } from "@placket/domain/customer/passkey";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { sessionsOf } from "../session/session.ts";
import { forgetTries, triedBy } from "../session/sign-in-tries.ts";
import { tryPassword } from "../session/try-password.ts";
import { askingCustomer, type CustomerRow } from "./customer.ts";
import { clientOf } from "./sign-in.ts";

/**
 * Whoever sits at an open session may not be its owner: the password is asked again, and guesses are counted as those
 * of a login. Of an account that has none, made by staff, a sign-in a moment ago proves it. `ctx.db` must not be a
 * transaction.
 */
export async function proveSelf(
  ctx: Ctx,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<Result<CustomerRow>> {
  const allowed = can(ctx.principal, "account.guard");
  if (allowed !== true) return refuse(problem(allowed));
  const asking = await askingCustomer(ctx);
  if (!asking.ok) return asking;
  const customer = asking.value;
  const kept = customer.passwordHash;
  if (kept === null) {
    const isFresh = await isFreshlyIn(ctx, customer.id);
    return isFresh ? ok(customer) : refuse(problem("customer.proofWanted", field));
  }
  const tried = triedBy("customer", customer.username, clientOf(ctx));
  const isRight = await tryPassword(ctx, { tried, password, kept, field, whose: "known" });
  if (!isRight.ok) return isRight;
  if (!isRight.value) return refuse(problem("customer.wrongPassword", field));
  await forgetTries(ctx, tried);
  return ok(customer);
}

/** Whether the session that asks began within the last quarter of an hour. */
export async function isFreshlyIn(ctx: Ctx, customerId: number): Promise<boolean> {
  const since = ctx.now.getTime() - FRESH_SESSION_MS;
  const sessions = await sessionsOf(ctx, { customerId });
  return sessions.some(({ id, createdAt }) => id === ctx.sessionId && createdAt.getTime() > since);
}
