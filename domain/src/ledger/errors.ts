import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of staff who look after balances. */
export const ledgerErrors = {
  "ledger.noSuchCustomer": {
    ...notFound("There is no such customer.", "issue 9.6"),
    shown: { as: "page" },
  },
  "ledger.amountInvalid": fieldRefusal(
    "Enter an amount above nothing: 10,000 or a million points at most.",
    "issue 9.6",
  ),
  "ledger.noSuchUnit": fieldRefusal("No website has this currency.", "issue 9.6"),
  "ledger.notCovered": refusal("There is not so much on it.", "issue 9.6", {
    status: 409,
    shown: { as: "field" },
  }),
  "ledger.reasonMissing": fieldRefusal(
    "Say why, in one line of at most %1 characters.",
    "issue 9.6",
  ),
} as const satisfies ErrorTable;
