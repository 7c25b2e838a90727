import { can } from "@placket/domain/access/principal";
import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { problem, type Problem } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";

/** Who acts for a customer and may not spend for them places no order that the customer's own balances pay of. */
export function unspendable(
  { principal }: Ctx,
  { stored, cart }: { readonly stored: StoredCart; readonly cart: Cart },
): readonly Problem[] {
  const own = new Set(stored.ownAccounts.map(({ id }) => id));
  if (!cart.totals.spendings.some(({ accountId }) => own.has(accountId))) return [];
  const allowed = can(principal, "account.spend");
  return allowed === true ? [] : [problem(allowed, "payment_method")];
}
