import { permissionsOf } from "@placket/domain/access/permissions";
import { aCustomer, type Deputy } from "@placket/domain/access/principal";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { sessionUse } from "../session/session-use.ts";
import {
  beginSession,
  begunInOf,
  endSession,
  endSessionsBegunIn,
  holderOf,
} from "../session/session.ts";
import { lockCustomer, type CustomerRow } from "./customer.sql.ts";
import { clientOf, comeIn, type CameIn, type SignInDraft } from "./sign-in.ts";

/**
 * Begins a session in which staff act for a customer, by the link that they were given in the back office. It ends
 * with the session there. `undefined` where that is over, where its holder may no more, and for programs: whoever acts
 * is seen to, on a page that says so.
 */
export async function comeInFor(
  tx: Ctx,
  customer: CustomerRow,
  { begunIn, carrier }: Pick<SignInDraft, "carrier"> & { readonly begunIn: number },
): Promise<CameIn | undefined> {
  const staff = await holderOf(tx, tx.held(sessionUse), begunIn);
  if (carrier !== "cookie" || staff?.kind !== "staff") return undefined;
  const rights = permissionsOf([staff.role], "web");
  if (!rights.has("customers.actFor")) return undefined;
  const spends = rights.has("customers.spendFor");
  return beginActing(tx, customer, {
    begunIn,
    actingFor: { kind: "staff", id: staff.staffId, email: staff.email, spends },
  });
}

/**
 * Begins a session in which the super user who asks shops in a customer's name; it ends with their own, which stays
 * open beneath. Whoever acts for one customer already goes on to the next. `undefined` where their own is over.
 */
export async function comeInAsSuperUser(
  tx: Ctx,
  customer: CustomerRow,
): Promise<CameIn | undefined> {
  const superUser = await lockCustomer(tx.db, superUserOf(tx));
  if (!superUser?.isActive || !superUser.isSuperUser) return undefined;
  // Held, so that whatever ends their sessions came before or comes after.
  const begunIn = await ownSessionOf(tx);
  const own = begunIn === undefined ? undefined : await holderOf(tx, tx.held(sessionUse), begunIn);
  if (begunIn === undefined || own?.kind !== "customer") return undefined;
  // One at a time, also where two are chosen at once.
  await endSessionsBegunIn(tx, begunIn);
  const { id, email, spendsForOthers: spends } = superUser;
  return beginActing(tx, customer, {
    begunIn,
    actingFor: { kind: "customer", id, email, spends },
    keeps: begunIn,
  });
}

/**
 * Ends the session in which a super user acts, and lets them go on as themselves in a session of their own: the one
 * beneath ends, since nothing on this browser opens it any more. `undefined` for everybody else, and where it is over.
 */
export async function comeBack(tx: Ctx): Promise<Result<CameIn | undefined>> {
  const { principal, sessionId } = tx;
  if (principal.kind !== "customer" || principal.actingFor?.kind !== "customer")
    return ok(undefined);
  const superUser = await lockCustomer(tx.db, principal.actingFor.id);
  // Held: of two who ask at once by the same session one comes back, and nobody whose sessions ended meanwhile.
  const beneath = await ownSessionOf(tx);
  if (beneath === undefined || sessionId === undefined || !superUser?.isActive)
    return ok(undefined);
  // What was begun in it ends with it, the one that asks as well.
  await endSession(tx, beneath);
  return ok(await comeIn(tx, superUser, { carrier: "cookie" }));
}

/** The super user themselves, also while they act for somebody; 0 of whoever has no account. */
export const superUserOf = ({ principal }: Pick<Ctx, "principal">): number => {
  if (principal.kind !== "customer") return 0;
  return principal.actingFor?.kind === "customer" ? principal.actingFor.id : principal.customerId;
};

/** The session of one's own that a super user asks by, or acts in. */
async function ownSessionOf({ db, sessionId, principal }: Ctx): Promise<number | undefined> {
  if (sessionId === undefined || principal.kind !== "customer") return undefined;
  if (principal.actingFor === null) return sessionId;
  return (await begunInOf({ db }, sessionId)) ?? undefined;
}

interface Acting {
  readonly actingFor: Deputy;
  readonly begunIn: number;
  /** A session that stays though it asks. */
  readonly keeps?: number;
}

async function beginActing(
  tx: Ctx,
  customer: CustomerRow,
  { actingFor, begunIn, keeps }: Acting,
): Promise<CameIn> {
  if (tx.sessionId !== undefined && tx.sessionId !== keeps) await endSession(tx, tx.sessionId);
  const { id: customerId, email, groupId, portalId: organizationId } = customer;
  const holder = {
    kind: "customer",
    customerId,
    email,
    groupId,
    organizationId,
    actingFor,
  } as const;
  const token = await beginSession(tx, { holder, client: clientOf(tx), begunIn });
  return { principal: aCustomer(holder), customer, token };
}
