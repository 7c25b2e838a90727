import { customerSubject } from "@placket/domain/audit/customer-subject";
import { anonymized } from "@placket/domain/customer/anonymized";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { lockCustomer, updateActive, updateCustomer } from "../customer.sql.ts";
import { forgetPerson } from "../forget-person.ts";
import { standDown } from "../number/standing.ts";

/**
 * Forgets who a customer was, for good, and keeps what law asks: orders with goods, sums, taxes, country and region.
 * Name and email are replaced, addresses, notes, letters, cards, carts, passkeys and sessions are gone; nobody signs in
 * any more. Refuses while an order is under way or something is owed; once more it takes out what was written since.
 */
export async function anonymizeCustomer(tx: Ctx, id: number): Promise<Result<true>> {
  const customer = await lockCustomer(tx.db, id);
  if (!customer) return refuse(problem("customer.noneWithId", "id"));
  const nobody = anonymized(id);
  const forgotten = await forgetPerson(tx, customer, "staff");
  if (!forgotten.ok) return forgotten;
  const change = {
    ...nobody,
    username: nobody.email,
    passwordHash: null,
    portalId: null,
    poNumber: "",
  };
  await updateCustomer(tx.db, id, change, tx.now);
  await standDown(tx, customer);
  await updateActive(tx.db, id, false, tx.now);
  await leaveTrace(tx, { action: "customer.anonymize", subject: customerSubject(id) });
  return ok(true);
}
