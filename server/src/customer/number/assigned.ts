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

/** The company of an account: that of its customer number, else one of its address book. */
export async function companyOf(ctx: Ctx, customer: CustomerRow): Promise<string> {
  const number = customer.customerNumber && (await selectNumber(ctx.db, customer.customerNumber));
  return number ? number.companyName : selectCompany(ctx.db, customer.id);
}
