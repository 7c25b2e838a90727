import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { endSessionsOf, revokeSession, sessionsOf } from "../session/session.ts";
import { askingCustomer } from "./customer.ts";

/** The devices on which whoever asks is signed in, the one that asks first. */
export async function ownSessions(ctx: Ctx) {
  const asking = await askingCustomer(ctx);
  if (!asking.ok) return asking;
  const sessions = await sessionsOf(ctx, { customerId: asking.value.id });
  const listed = sessions.map((session) => ({ ...session, isThis: session.id === ctx.sessionId }));
  return ok(listed.sort((a, b) => Number(b.isThis) - Number(a.isThis)));
}

/** Signs one device of whoever asks out; a stranger's is not found. */
export async function revokeOwnSession(ctx: Ctx, id: number): Promise<Result<number>> {
  const asking = await askingCustomer(ctx);
  return asking.ok ? revokeSession(ctx, { customerId: asking.value.id }, id) : asking;
}

/** Signs every device of whoever asks out but the one that asks. */
export async function endOtherSessions(ctx: Ctx): Promise<Result<true>> {
  const asking = await askingCustomer(ctx);
  if (!asking.ok) return asking;
  await endSessionsOf(ctx, { customerId: asking.value.id }, ctx.sessionId);
  return ok(true);
}
