import { customerSubject } from "@placket/domain/audit/customer-subject";
import { checkCustomerNumber, NUMBER_SEARCH_LEAST } from "@placket/domain/customer/customer-number";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { lockCustomer } from "../customer.sql.ts";
import { connectAs } from "./connect.ts";
import { lockNumber, selectOffered, type NumberRow } from "./number.sql.ts";

/** Numbers that a representative may mean, of this website or of all; none for what is too short (REP-20). */
export async function offeredNumbers(
  ctx: Ctx,
  typed: string,
  isHere: boolean,
): Promise<readonly NumberRow[]> {
  const part = typed.trim();
  if (part.length < NUMBER_SEARCH_LEAST) return [];
  return selectOffered(ctx.db, { part, websiteId: isHere ? ctx.store.websiteId : undefined });
}

/** Connects the representative who asks as a number of this website (REP-18); refuses what is none. */
export async function changeNumber(tx: Ctx, typed: string): Promise<Result<true>> {
  const problems = checkCustomerNumber(typed);
  if (problems.length > 0) return refuse(...problems);
  const number = await lockNumber(tx.db, typed);
  const isOffered = number && (number.websiteId ?? tx.store.websiteId) === tx.store.websiteId;
  if (!isOffered) return refuse(problem("superuser.noSuchNumber", "customerNumber"));
  const { principal } = tx;
  const asking =
    principal.kind === "customer" ? await lockCustomer(tx.db, principal.customerId) : undefined;
  if (!asking?.isRepresentative) return refuse(problem("access.forbidden"));
  // Asked once more, as after a lost answer, nothing changes and nothing is noted.
  if (asking.customerNumber === number.custid) return ok(true);
  await connectAs(tx, asking, number);
  await leaveTrace(
    tx,
    {
      action: "customer.number",
      subject: customerSubject(asking.id),
      before: { number: asking.customerNumber },
      after: { number: number.custid },
    },
    { id: null, email: asking.email },
  );
  return ok(true);
}
