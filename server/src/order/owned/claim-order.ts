import type { Customer } from "@placket/domain/access/principal";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { orderByToken } from "../placed-order.ts";
import { updateUnownedOrder } from "./claim-order.sql.ts";

/**
 * Makes a guest's order the customer's who placed it: who holds its token and has its email. Once; an order that is
 * somebody's stays theirs.
 */
export async function claimOrder(
  ctx: Ctx,
  customer: Pick<Customer, "customerId" | "email">,
  wish: { readonly number: string; readonly token: string },
): Promise<Result<string>> {
  const found = await orderByToken(ctx, wish);
  if (!found.ok) return found;
  const { id, email, number } = found.value;
  const isTheirs = email.toLowerCase() === customer.email.toLowerCase();
  const isClaimed = isTheirs && (await updateUnownedOrder(ctx.db, id, customer.customerId));
  return isClaimed ? ok(number) : refuse(problem("order.noSuchOrder", "order_number"));
}
