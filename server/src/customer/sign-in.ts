import { aCustomer, type Principal } from "@placket/domain/access/principal";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkForm } from "../bot-check/bot-check.ts";
import type { Ctx } from "../context.ts";
import { rememberBrowser } from "../session/known-browser.ts";
import { beginSession, endOldestSessions, endSession, type Client } from "../session/session.ts";
import { forgetTries, triedBy } from "../session/sign-in-tries.ts";
import { roomToTry, tryPassword } from "../session/try-password.ts";
import { transact } from "../transact.ts";
import { deputyRolesOf } from "./number/standing.ts";
import { lockCustomer, selectCustomerByUsername, type CustomerRow } from "./customer.sql.ts";

/** What carries the session: a browser's cookie or a program's `Authorization`. */
type Carrier = "cookie" | "bearer";

export interface SignInDraft {
  readonly username: string;
  readonly password: string;
  readonly carrier: Carrier;
  /** The token of a browser that is known. */
  readonly knownToken?: string | undefined;
}

/** Whoever has come in, as whom they ask from here, and the token of their session. */
export interface CameIn {
  readonly principal: Principal;
  readonly customer: CustomerRow;
  readonly token: string;
  /** By which a browser is known from now on. */
  readonly knownToken?: string;
}

/**
 * Signs in by name and password and begins a session (ACCT-20). Every refusal takes as long and says the same,
 * whether the name is known or not (ACCT-31). Failed tries make the next ones wait, but not the first few on a
 * browser where this customer signed in before. `ctx.db` must not be a transaction.
 */
export async function signIn(ctx: Ctx, draft: SignInDraft): Promise<Result<CameIn>> {
  const room = await roomToTry(ctx, "customer", draft.knownToken);
  if (!room.ok) return room;
  const proven = await checkForm(ctx, "login");
  if (!proven.ok) return proven;
  const tried = triedBy("customer", draft.username, clientOf(ctx));
  const found = await selectCustomerByUsername(ctx.db, tried.login);
  // Asked of nobody's browser as well: else an unknown name would take a moment less.
  const owner = { customerId: found?.id ?? NOBODYS_ID };
  const isRight = await tryPassword(ctx, {
    tried,
    password: draft.password,
    kept: found?.passwordHash,
    whose: "anybody",
    browser: { owner, token: draft.knownToken },
  });
  if (!isRight.ok) return isRight;
  if (!found?.isActive || !isRight.value) return refuse(WRONG_LOGIN);
  return transact(ctx, async (tx) => {
    const now = await lockCustomer(tx.db, found.id);
    // Meanwhile the account may be closed, or its password another one.
    if (!now?.isActive || now.passwordHash !== found.passwordHash) return refuse(WRONG_LOGIN);
    await forgetTries(tx, tried);
    return ok(await comeIn(tx, now, draft));
  });
}

const NOBODYS_ID = 0;

const WRONG_LOGIN = problem("customer.wrongLogin", "password");

/** Devices and programs at once: who signs in at every call ends the sessions that were used longest ago. */
const SESSIONS_MAX = 50;

/** Begins a session of a customer whose row is held; it takes the place of the one that asks. */
export async function comeIn(
  tx: Ctx,
  customer: CustomerRow,
  { carrier, knownToken }: Pick<SignInDraft, "carrier" | "knownToken">,
): Promise<CameIn> {
  const { id: customerId, email, groupId, portalId: organizationId } = customer;
  if (tx.sessionId !== undefined) await endSession(tx, tx.sessionId);
  const channel = carrier === "cookie" ? "web" : "api";
  const deputyRoles = deputyRolesOf(customer);
  const holder = {
    kind: "customer",
    customerId,
    email,
    groupId,
    organizationId,
    ...(deputyRoles.length > 0 && { deputyRoles }),
  } as const;
  await endOldestSessions(tx, { customerId }, SESSIONS_MAX - 1);
  const token = await beginSession(tx, { holder, client: clientOf(tx), carrier, channel });
  const came = { principal: aCustomer({ ...holder, channel }), customer, token };
  if (carrier === "bearer") return came;
  return { ...came, knownToken: await rememberBrowser(tx, { customerId }, knownToken) };
}

/**
 * Begins a session on this browser for a customer whom another store of the shop vouches for; `undefined` where they are
 * none any more.
 */
export async function comeInVouchedFor(
  tx: Ctx,
  customerId: number,
  knownToken: string | undefined,
): Promise<CameIn | undefined> {
  const customer = await lockCustomer(tx.db, customerId);
  return customer?.isActive ? comeIn(tx, customer, { carrier: "cookie", knownToken }) : undefined;
}

/** Where the call came from. @throws where it is none: nobody signs in by himself. */
export function clientOf({ client }: Ctx): Client {
  if (!client) throw new Error("Nobody asks.");
  return client;
}
