import { problem, ok, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { selectCustomer, type CustomerRow } from "./customer.sql.ts";

export type { CustomerRow };

/** The account of whoever asks; guests, and customers who are gone meanwhile, have none. */
export async function currentCustomer({ db, principal }: Ctx): Promise<CustomerRow | undefined> {
  return principal.kind === "customer" ? selectCustomer(db, principal.customerId) : undefined;
}

/** The same for what nobody else may ask. */
export async function askingCustomer(ctx: Ctx): Promise<Result<CustomerRow>> {
  const customer = await currentCustomer(ctx);
  return customer ? ok(customer) : refuse(problem("access.loginRequired"));
}
