import { notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of the address book. */
export const addressErrors = {
  // A stranger's address is no other than one that was never there.
  "customer.noSuchAddress": notFound(
    'Could not find an address with ID "%1"',
    "magento-protocol, GraphQL errors; issue 9, bad input",
  ),
  "customer.bookIsKept": refusal(
    "These addresses are kept for you and cannot be changed here.",
    "CHECK-27",
  ),
  "customer.tooManyAddresses": refusal("An address book holds at most %1 addresses.", "issue 9, 2"),
} as const satisfies ErrorTable;
