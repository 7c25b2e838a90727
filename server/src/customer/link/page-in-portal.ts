import { usernameParts } from "@placket/domain/customer/username";
import type { CustomerRow } from "../customer.sql.ts";

/** A page of the login as its portal's customers ask for it: by its code, which they sign in with. */
export function pageInPortal(page: string, { username }: Pick<CustomerRow, "username">): string {
  const { code } = usernameParts(username);
  return code === undefined ? page : `${page}?code=${encodeURIComponent(code)}`;
}
