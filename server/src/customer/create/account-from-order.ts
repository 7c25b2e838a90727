import type { OrderKey } from "@placket/domain/checkout/placing";
import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { claimOrder, orderedBy } from "../../order/owned/claim-order.ts";
import { keepAddressOf } from "../address/address-book.ts";
import { createAccount } from "./create-account.ts";
import type { CustomerRow } from "../customer.sql.ts";

/**
 * Makes an account for the guest who placed an order and holds its token (ACCT-30): with its email and name, its
 * addresses in the book, and the order theirs. All of it or nothing. `ctx.db` must not be a transaction.
 */
export async function createAccountFromOrder(
  ctx: Ctx,
  { password, ...key }: OrderKey & { readonly password: string },
): Promise<Result<CustomerRow>> {
  const ordered = await orderedBy(ctx, key);
  if (!ordered.ok) return ordered;
  const { email, billingAddress, shippingAddress } = ordered.value;
  const { firstname: firstName = "", lastname: lastName = "" } = billingAddress ?? {};
  const draft = { firstName, lastName, suffix: "", email, password };
  return createAccount(ctx, draft, async (tx, { id: customerId }) => {
    const claimed = await claimOrder(tx, { customerId, email }, key);
    if (!claimed.ok) return claimed;
    // The first of a book is the default for both: where parcels go.
    for (const address of [shippingAddress, billingAddress]) {
      if (address) await keepAddressOf(tx, customerId, address);
    }
    return claimed;
  });
}
