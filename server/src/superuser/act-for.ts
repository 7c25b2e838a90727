import { customerSubject } from "@placket/domain/audit/customer-subject";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import { comeInAsSuperUser } from "../customer/come-in-for.ts";
import { actableCustomer } from "../customer/number/find-actable.ts";
import type { CameIn } from "../customer/sign-in.ts";

/**
 * Lets the super user who asks on a page shop in a customer's name (REP-25): an open account of this website, and
 * nobody's who asks. The trail names both from the first.
 */
export async function actForCustomer(tx: Ctx, id: number): Promise<Result<CameIn>> {
  // A program with its token may name any origin.
  if (tx.principal.channel !== "web") return refuse(problem("access.forbidden"));
  const customer = await actableCustomer(tx, id);
  if (!customer) return refuse(problem("superuser.noSuchCustomer", "asCustomerId"));
  const came = await comeInAsSuperUser(tx, customer);
  if (!came) return refuse(problem("access.forbidden"));
  const { principal } = came;
  await leaveTrace(
    { ...tx, principal },
    { action: "customer.actFor", subject: customerSubject(id) },
  );
  return ok(came);
}
