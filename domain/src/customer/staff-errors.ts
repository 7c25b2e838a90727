import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of staff who look after customers. */
export const customerStaffErrors = {
  "customer.noneWithId": {
    ...notFound("There is no such customer.", "issue 9.9"),
    shown: { as: "page" },
  },
  "customer.noSuchStoreView": fieldRefusal("There is no such store view.", "issue 9.9"),
  "customer.changedMeanwhile": refusal(
    "Somebody else changed this customer meanwhile. Look at it again.",
    "issue 9.9",
    { status: 409 },
  ),
  "customer.closed": refusal("This account is closed. Open it first.", "issue 9.9", {
    status: 409,
  }),
  "customer.stateUnchanged": refusal("The account is so already.", "issue 9.9", { status: 409 }),
  "customer.noteMissing": fieldRefusal("Write a note of at most %1 characters.", "issue 9.9"),
  "customer.noneWithEmail": fieldRefusal("Nobody has an account with this email.", "issue 9.9"),
  "customer.mergedWithItself": fieldRefusal("This is the same account.", "issue 9.9"),
  "customer.intoClosed": refusal("The account that stays is closed. Open it first.", "issue 9.9", {
    status: 409,
    shown: { as: "field" },
  }),
  "customer.bothOwe": refusal(
    "Both buy on account in %1, and something is open of the one that goes. It has to be paid first.",
    "issue 9.9",
    { status: 409, shown: { as: "field" } },
  ),
  "customer.orderOfAccount": refusal(
    "The order is of an account. Anonymize its customer.",
    "issue 9.2",
    { status: 409 },
  ),
  "customer.anonymizedAlready": refusal("This customer is anonymized already.", "issue 9.9", {
    status: 409,
  }),
  "customer.noSuchPortal": fieldRefusal("There is no such portal.", "PORTAL-15"),
  "customer.otherPortal": refusal(
    "They belong to different portals. Let both belong to one first.",
    "PORTAL-15",
    { status: 409, shown: { as: "field" } },
  ),
  "customer.poNumberInvalid": fieldRefusal(
    "A purchase order number stands on one line and has at most %1 characters.",
    "CART-43",
  ),
  "customer.noSuchGroup": fieldRefusal("There is no such customer group.", "issue 9.9"),
  "customer.noSuchTaxClass": fieldRefusal("There is no such tax class.", "issue 9.9"),
  "customer.groupNameInvalid": fieldRefusal(
    "Give it a name of one line, at most %1 characters.",
    "issue 9.9",
  ),
  "customer.pointsPercentInvalid": fieldRefusal(
    "Enter a whole percentage from 0 to %1.",
    "issue 9.6",
  ),
  "customer.groupNameTaken": refusal("Another customer group has this name.", "issue 9.9", {
    status: 409,
    shown: { as: "field" },
  }),
} as const satisfies ErrorTable;
