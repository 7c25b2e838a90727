import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { hashOfToken, openSession, revokeSession } from "../session/session.ts";
import { sessionUse } from "../session/session-use.ts";
import { comeInFor } from "./come-in-for.ts";
import { lockCustomer } from "./customer.sql.ts";
import { takeLink, type LinkRow } from "./link.sql.ts";
import { comeIn, type CameIn, type SignInDraft } from "./sign-in.ts";

/** Whoever has come in by a token, and where it leads them. */
export type CameByToken = CameIn & Partial<Pick<LinkRow, "redirectPath" | "cartMaskId">>;

/**
 * Makes a token the sign-in of whoever sends it (ACCT-23, OPEN-04): that of a mailed link, or a program's, whose
 * session ends. Another session begins that is carried as `carrier` says: so a token that lay open is good once.
 */
export async function takeUpToken(
  tx: Ctx,
  { token, ...came }: Pick<SignInDraft, "carrier" | "knownToken"> & { readonly token: string },
): Promise<Result<CameByToken>> {
  const sought = { tokenHash: hashOfToken(token), purpose: "login", now: tx.now } as const;
  const link = await takeLink(tx.db, sought);
  const customerId = link?.customerId ?? (await endProgramSession(tx, token));
  const customer = customerId === undefined ? undefined : await lockCustomer(tx.db, customerId);
  if (!customer?.isActive) return refuse(WRONG_TOKEN);
  const { redirectPath = null, cartMaskId = null, begunIn = null } = link ?? {};
  if (begunIn !== null) {
    const acting = await comeInFor(tx, customer, { ...came, begunIn });
    return acting ? ok({ ...acting, redirectPath }) : refuse(WRONG_TOKEN);
  }
  return ok({ ...(await comeIn(tx, customer, came)), redirectPath, cartMaskId });
}

const WRONG_TOKEN = problem("customer.wrongToken", "token");

/** Ends the session of a program's token and gives whose it was; of two who send it at once, one ends it. */
async function endProgramSession(tx: Ctx, token: string): Promise<number | undefined> {
  const { db, now, held } = tx;
  const parts = { db, now, use: held(sessionUse) };
  const session = await openSession(parts, { token, carrier: "bearer", kind: "customer" });
  const { principal } = session ?? {};
  // Whoever acts for a customer does not become one.
  if (!session || principal?.kind !== "customer" || principal.actingFor !== null) return undefined;
  const { customerId } = principal;
  const ended = await revokeSession(tx, { customerId }, session.id);
  return ended.ok ? customerId : undefined;
}
