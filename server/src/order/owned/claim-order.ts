import type { Customer } from "@placket/domain/access/principal";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { OrderKey } from "@placket/domain/checkout/placing";
import type { Ctx } from "../../context.ts";
import { orderByToken } from "../placed-order.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { updateUnownedOrder } from "./claim-order.sql.ts";

/**
 * Makes a guest's order the customer's who placed it: who holds its token and has its email. Once; an order that is
 * somebody's stays theirs.
 */
export async function claimOrder(
  ctx: Ctx,
  customer: Pick<Customer, "customerId" | "email">,
  key: OrderKey,
): Promise<Result<string>> {
  const found = await orderByToken(ctx, key);
  if (!found.ok) return found;
  const { id, email, number } = found.value;
  const isTheirs = email.toLowerCase() === customer.email.toLowerCase();
  const isClaimed = isTheirs && (await updateUnownedOrder(ctx.db, id, customer.customerId));
  return isClaimed ? ok(number) : refuse(problem("order.noSuchOrder", "order_number"));
}

/** Who placed an order, and where they are: what an account of theirs begins with. */
export async function orderedBy(ctx: Ctx, key: OrderKey): Promise<Result<Buyer>> {
  const found = await orderByToken(ctx, key);
  if (!found.ok) return found;
  const { email, billingAddress, shippingAddress } = found.value;
  return ok({ email, billingAddress, shippingAddress });
}

type Buyer = Pick<PlacedOrder, "billingAddress" | "email" | "shippingAddress">;
