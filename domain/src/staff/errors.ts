import { fieldRefusal, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of the back office: who may come in, and what staff cannot do. */
export const staffErrors = {
  "staff.signInRequired": refusal("Please sign in.", "issue §6, staff see every order", {
    status: 401,
    bodyCode: 100002,
    shown: { as: "page" },
    category: "graphql-authentication",
  }),
  "staff.wrongLogin": refusal("The email or the password is wrong.", "issue §8", {
    status: 401,
    bodyCode: 100002,
    shown: { as: "field" },
    category: "graphql-authentication",
  }),
  "staff.tooManyTries": refusal(
    "Too many failed tries for this email. Please try again in %1 min.",
    "issue §8",
    { status: 429, shown: { as: "field" } },
  ),
  "staff.emailTaken": refusal("Somebody signs in with this email already.", "issue §8", {
    status: 409,
    shown: { as: "field" },
    category: "graphql-already-exists",
  }),
  "staff.passwordLength": fieldRefusal("Use %1 to %2 characters.", "issue §8"),
  "staff.paymentSettled": refusal(
    "The payment of this order is settled: there is nothing to look after.",
    "issue §6, decision 0002",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
