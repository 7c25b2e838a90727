import { fieldRefusal, refusal, type ErrorTable } from "../error-row.ts";

const SOURCE = "PORTAL-12 to 14";

/** Refusals of staff who make portals. */
export const portalStaffErrors = {
  "portal.codeInvalid": fieldRefusal(
    "Enter a code of %1 to %2 letters a to z, digits and hyphens; it begins with a letter.",
    SOURCE,
  ),
  "portal.codeReserved": fieldRefusal(
    "The store has a page of that name: enter another code.",
    SOURCE,
  ),
  "portal.codeTaken": refusal("Another portal has this code.", SOURCE, {
    status: 409,
    shown: { as: "field" },
    category: "graphql-already-exists",
  }),
  "portal.nameInvalid": fieldRefusal("Give it a name of one line, at most %1 characters.", SOURCE),
  "portal.noticeTooLong": fieldRefusal("A notice has at most %1 characters.", "PORTAL-13"),
  "portal.noSuchCategory": fieldRefusal("Choose a category that there is.", "PORTAL-27"),
  "portal.categoryTwice": fieldRefusal("A category stands in the menu once.", "PORTAL-27"),
  "portal.categoryMissing": fieldRefusal(
    "Choose the categories of its menu, or let it have the store's.",
    "PORTAL-27",
  ),
  "portal.overrideInvalid": fieldRefusal("“%1” is one line of at most %2 characters.", "ROUTE-33"),
  "portal.pathInvalid": fieldRefusal("“%1” is a path of this store, such as /kitchen.", "ROUTE-33"),
  "portal.pictureInvalid": fieldRefusal(
    "A picture is of this store or begins with https://.",
    "ROUTE-33",
  ),
  "portal.logoInvalid": fieldRefusal(
    "Choose a PNG, JPEG, WebP or AVIF picture of at most %1 MB.",
    "PORTAL-07",
  ),
  "portal.changedMeanwhile": refusal(
    "Somebody else changed this portal meanwhile. Look at it again.",
    "hallway §7",
    { status: 409 },
  ),
  "portal.hasMembers": refusal(
    "%1 customers belong to it. Switch it off, or let them belong elsewhere first.",
    SOURCE,
    { status: 409 },
  ),
} as const satisfies ErrorTable;
