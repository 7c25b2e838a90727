import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { openSession, revokeSession } from "../session/session.ts";
import { sessionUse } from "../session/session-use.ts";
import { comeInFor } from "./come-in-for.ts";
import { lockCustomer, selectCustomer, type CustomerRow } from "./customer.sql.ts";
import { selectLink, takeLink, type LinkRow } from "./link/link.sql.ts";
import { comeIn, type CameIn, type SignInDraft } from "./sign-in.ts";
import { hashOfToken } from "../token.ts";

/** Whoever has come in by a token, and where it leads them. */
export interface CameByToken extends CameIn {
  readonly byToken?: { readonly link: Pick<LinkRow, "redirectPath" | "cartMaskId"> | undefined };
  /** Whether a super user is back from a customer, whose cart this browser still names. */
  readonly comesBack?: boolean;
}

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
  const begunIn = link?.begunIn ?? null;
  if (begunIn !== null) {
    const acting = await comeInFor(tx, customer, { ...came, begunIn });
    return acting ? ok({ ...acting, byToken: { link } }) : refuse(WRONG_TOKEN);
  }
  return ok({ ...(await comeIn(tx, customer, came)), byToken: { link } });
}

/**
 * Whose sign-in a token is, before it is taken up: a link may have been asked for by anybody and sent on to anybody,
 * so whoever opens it is told into which account they go, and presses.
 */
export async function ownerOfToken(
  ctx: Ctx,
  token: string,
): Promise<Result<{ readonly customer: CustomerRow; readonly isActing: boolean }>> {
  const sought = { tokenHash: hashOfToken(token), purpose: "login", now: ctx.now } as const;
  const link = await selectLink(ctx.db, sought);
  const customerId = link?.customerId ?? (await programSession(ctx, token))?.customerId;
  const customer = customerId === undefined ? undefined : await selectCustomer(ctx.db, customerId);
  if (!customer?.isActive) return refuse(WRONG_TOKEN);
  return ok({ customer, isActing: (link?.begunIn ?? null) !== null });
}

const WRONG_TOKEN = problem("customer.wrongToken", "token");

/** Ends the session of a program's token and gives whose it was; of two who send it at once, one ends it. */
async function endProgramSession(tx: Ctx, token: string): Promise<number | undefined> {
  const found = await programSession(tx, token);
  if (!found) return undefined;
  const { customerId, sessionId } = found;
  const ended = await revokeSession(tx, { customerId }, sessionId);
  return ended.ok ? customerId : undefined;
}

/** The open session of a program's token; `undefined` of staff who act for somebody, who do not become them. */
async function programSession({ db, now, held }: Ctx, token: string) {
  const parts = { db, now, use: held(sessionUse) };
  const session = await openSession(parts, { token, carrier: "bearer", kind: "customer" });
  const { principal } = session ?? {};
  if (!session || principal?.kind !== "customer" || principal.actingFor !== null) return undefined;
  return { customerId: principal.customerId, sessionId: session.id };
}
