import { customerSubject } from "@placket/domain/audit/customer-subject";
import { checkPoNumber } from "@placket/domain/customer/po-number";
import { loginUsername } from "@placket/domain/customer/username";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Portal } from "@placket/domain/store/portal";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { endSessionsOf } from "../../session/session.ts";
import { allPortals, portalById } from "../../store/portal-of.ts";
import { lockCustomer, updateCustomer } from "../customer.sql.ts";
import { dropLinkLetters } from "../letters.ts";
import { deleteLinksOf } from "../link/link.sql.ts";
import { trace } from "./said-by-staff.ts";

const NO_SUCH_CUSTOMER = problem("customer.noneWithId", "id");

/** What somebody with an email signs in by, in a portal or in the retail store. */
export const usernameIn = (portal: Portal | undefined, email: string): string =>
  loginUsername(email, portal?.code);

/** The portals that staff choose from, by name; several of one name with their code, by which their customers sign in. */
export function portalChoices(ctx: Ctx): { readonly id: number; readonly name: string }[] {
  const portals = allPortals(ctx);
  const named = Map.groupBy(portals, ({ name }) => name);
  return portals.map(({ id, name, code }) => ({
    id,
    name: (named.get(name)?.length ?? 0) > 1 ? `${name} (${code})` : name,
  }));
}

/** The portal that is chosen for an account, `undefined` for the retail store; refuses one that is not there. */
export function chosenPortal(tx: Ctx, portalId: number | null): Result<Portal | undefined> {
  const portal = portalById(tx, portalId);
  if (portalId !== null && !portal) return refuse(problem("customer.noSuchPortal", "portalId"));
  return ok(portal);
}

/**
 * Lets an account belong to another portal, or to none (ACCT-12). Its holder signs in by another name then: what they may
 * never changes within a session, so all end, and so do links that were sent under the old name.
 */
export async function setPortal(
  tx: Ctx,
  id: number,
  portalId: number | null,
): Promise<Result<true>> {
  const before = await lockCustomer(tx.db, id);
  if (!before) return refuse(NO_SUCH_CUSTOMER);
  const chosen = chosenPortal(tx, portalId);
  if (!chosen.ok) return chosen;
  if (before.portalId === portalId) return ok(true);
  const change = { portalId, username: usernameIn(chosen.value, before.email) };
  const isFree = await updateCustomer(tx.db, id, change, tx.now);
  if (!isFree) return refuse(problem("customer.emailTaken", "portalId"));
  await deleteLinksOf(tx.db, id);
  await dropLinkLetters(tx, before.email);
  await endSessionsOf(tx, { customerId: id });
  await leaveTrace(tx, {
    action: "customer.portal",
    subject: customerSubject(id),
    before: { portal: portalById(tx, before.portalId)?.code ?? null },
    after: { portal: chosen.value?.code ?? null },
  });
  return ok(true);
}

/** Keeps the number of a standing purchase order, which `cw_po_number` tells (CART-43). */
export async function setPoNumber(tx: Ctx, id: number, typed: string): Promise<Result<true>> {
  const poNumber = typed.trim();
  const problems = checkPoNumber(poNumber);
  if (problems.length > 0) return refuse(...problems);
  const before = await lockCustomer(tx.db, id);
  if (!before) return refuse(NO_SUCH_CUSTOMER);
  if (before.poNumber === poNumber) return ok(true);
  await updateCustomer(tx.db, id, { poNumber }, tx.now);
  await trace(tx, "customer.poNumber", id);
  return ok(true);
}
