import type { AssignedCustomerWire } from "@placket/contract/customer/customer.rest";
import type { Ctx } from "../../context.ts";
import { selectCompany } from "../staff/customer-admin.sql.ts";
import type { CustomerRow } from "../customer.sql.ts";
import { selectNumber } from "./number.sql.ts";

/** A customer as super users find them, by a row of whichever statement. */
export const assignedToWire = ({
  id,
  username,
  firstName,
  lastName,
  customerNumber,
  company,
}: Pick<CustomerRow, "id" | "username" | "firstName" | "lastName" | "customerNumber"> & {
  readonly company: string;
}): AssignedCustomerWire => ({
  id,
  email: username,
  name: `${firstName} ${lastName}`.trim(),
  customer_number: customerNumber ?? "",
  company_name: company,
});

/**
 * The company of an account, that of its customer number or else one of its address book; and in which website the number
 * is offered, `null` where in all, or where there is none.
 */
export async function companyOf(
  ctx: Ctx,
  customer: CustomerRow,
): Promise<{ readonly company: string; readonly websiteId: number | null }> {
  const number = customer.customerNumber && (await selectNumber(ctx.db, customer.customerNumber));
  if (number) return { company: number.companyName, websiteId: number.websiteId };
  return { company: await selectCompany(ctx.db, customer.id), websiteId: null };
}
