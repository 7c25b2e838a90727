import { permissionsOf } from "@placket/domain/access/permissions";
import { aCustomer } from "@placket/domain/access/principal";
import type { Ctx } from "../context.ts";
import { sessionUse } from "../session/session-use.ts";
import { beginSession, endSession, holderOf } from "../session/session.ts";
import type { CustomerRow } from "./customer.sql.ts";
import { clientOf, type CameIn, type SignInDraft } from "./sign-in.ts";

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
  if (tx.sessionId !== undefined) await endSession(tx, tx.sessionId);
  const { id: customerId, email, groupId, portalId: organizationId } = customer;
  const spends = rights.has("customers.spendFor");
  const actingFor = { kind: "staff", id: staff.staffId, email: staff.email, spends } as const;
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
