import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { openSession, revokeSession } from "../session/session.ts";
import { sessionUse } from "../session/session-use.ts";
import { lockCustomer } from "./customer.sql.ts";
import { comeIn, type CameIn, type SignInDraft } from "./sign-in.ts";

/**
 * Makes a program's token the sign-in of whoever sends it (ACCT-23, OPEN-04): its session ends, and another begins
 * that is carried as `carrier` says. So a token that lay open is good once.
 */
export async function takeUpToken(
  tx: Ctx,
  { token, ...came }: Pick<SignInDraft, "carrier" | "knownToken"> & { readonly token: string },
): Promise<Result<CameIn>> {
  const { db, now, held } = tx;
  const parts = { db, now, use: held(sessionUse) };
  const session = await openSession(parts, { token, carrier: "bearer", kind: "customer" });
  const { principal } = session ?? {};
  if (!session || principal?.kind !== "customer" || principal.actingFor !== null) {
    return refuse(problem("customer.wrongToken", "token"));
  }
  const customer = await lockCustomer(db, principal.customerId);
  if (!customer?.isActive) return refuse(problem("customer.wrongToken", "token"));
  // Two may send it at once: it is over for the second.
  const ended = await revokeSession(tx, { customerId: customer.id }, session.id);
  if (!ended.ok) return refuse(problem("customer.wrongToken", "token"));
  return ok(await comeIn(tx, customer, came));
}
