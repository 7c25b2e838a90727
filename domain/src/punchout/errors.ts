import { fieldRefusal, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals that a buyer of a procurement system meets. */
export const punchoutErrors = {
  "punchout.sessionOver": refusal(
    "Your visit is over. Come again from your procurement system.",
    "PUNCH-05",
    { status: 403, bodyCode: 100002, category: "graphql-authorization", shown: { as: "page" } },
  ),
} as const satisfies ErrorTable;

/** Refusals of staff who let procurement systems in, and of what a cart is handed over by. */
export const punchoutStaffErrors = {
  "punchout.cartEmpty": refusal("Nothing is in your cart yet.", "PUNCH-04"),
  "punchout.cartUnsold": refusal(
    "Change or remove what is no longer available, then submit the cart.",
    "PUNCH-04",
  ),
  "punchout.inspectOnly": refusal("You may look at this cart, not change it.", "PUNCH-02", {
    status: 403,
  }),
  "punchout.lineInvalid": fieldRefusal("Enter one line of at most %1 characters.", "PUNCH-01"),
  "punchout.hostsInvalid": fieldRefusal(
    "Name one to %1 hosts, each like buy.example or localhost:3001.",
    "PUNCH-04",
  ),
  "punchout.secretInvalid": fieldRefusal(
    "A secret has %1 to %2 characters on one line.",
    "PUNCH-01",
  ),
  "punchout.fieldInvalid": fieldRefusal(
    "Procurement systems know no field named “%1”.",
    "PUNCH-04",
  ),
  "punchout.fieldTwice": fieldRefusal("Each fact goes into one field of its own.", "PUNCH-04"),
  "punchout.identityTaken": refusal("Another partner comes by this identity.", "PUNCH-01", {
    status: 409,
    shown: { as: "field" },
    category: "graphql-already-exists",
  }),
  "punchout.noSuchPlace": fieldRefusal(
    "Choose a portal, a group and a store view that there are.",
    "CONF-42",
  ),
  "punchout.noSuchPartner": refusal("There is no such partner.", "PUNCH-01", { status: 404 }),
  "punchout.noSuchVisit": refusal("There is no such visit.", "PUNCH-01", { status: 404 }),
  "punchout.changedMeanwhile": refusal(
    "Somebody else changed this partner meanwhile. Look at it again.",
    "hallway §7",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
