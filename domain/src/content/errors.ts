import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

const SOURCE = "CMS, issue 12";

/** Refusals around pages and blocks; all but the first are for staff who write them. */
export const contentErrors = {
  "content.noSuchPage": notFound("There is no such page.", "CMS-04"),
  "content.noSuchContent": notFound("There is no such page or block.", SOURCE),
  "content.noSuchRevision": notFound("There is no such revision.", SOURCE),
  "content.noSuchStoreView": fieldRefusal("Choose a store view that there is.", SOURCE),
  "content.pathInvalid": fieldRefusal(
    "Enter a path of this store, such as size-guide; neither a query nor a domain.",
    "CMS-22",
  ),
  "content.pathReserved": fieldRefusal(
    "The store answers this path itself: enter another one.",
    "CMS-22",
  ),
  "content.pathTaken": fieldRefusal("Another page stands at this path in “%1”.", "CMS-22"),
  "content.keyInvalid": fieldRefusal(
    "Enter at most %1 letters a to z, digits, hyphens and underscores.",
    SOURCE,
  ),
  "content.keyTaken": refusal("This name is another’s in the same store view.", SOURCE, {
    status: 409,
    shown: { as: "field" },
    category: "graphql-already-exists",
  }),
  "content.positionInvalid": fieldRefusal("Enter a whole number from 0 to %1.", SOURCE),
  "content.lineMissing": fieldRefusal("Fill in “%1”.", SOURCE),
  "content.lineInvalid": fieldRefusal("“%1” is one line of at most %2 characters.", SOURCE),
  "content.tooManyParts": fieldRefusal("Write %1 parts at most.", SOURCE),
  "content.partMissing": fieldRefusal("Part %1: fill in “%2”.", SOURCE),
  "content.partTooLong": fieldRefusal("Part %1: “%2” has at most %3 characters.", SOURCE),
  "content.partNotOneLine": fieldRefusal("Part %1: “%2” is one line.", SOURCE),
  "content.linkInvalid": fieldRefusal(
    "Part %1: “%2” is a path of this store, such as /kitchen, or begins with https://.",
    SOURCE,
  ),
  "content.pictureInvalid": fieldRefusal("Part %1: choose another picture for “%2”.", SOURCE),
  "content.shareInvalid": fieldRefusal("Part %1: “%2” is a number from 0 to 100.", "CMS-09"),
  "content.secondsInvalid": fieldRefusal("Part %1: “%2” is a number from 2 to 60.", "CMS-08"),
  "content.noSuchProduct": fieldRefusal("Part %1: there is no product “%2”.", "CMS-13, CMS-14"),
  "content.tooManyProducts": fieldRefusal("Part %1: name %2 products at most.", "CMS-13, CMS-14"),
  "content.entriesMissing": fieldRefusal("Part %1: add at least one of “%2”.", SOURCE),
  "content.tooManyEntries": fieldRefusal("Part %1: “%2” are %3 at most.", SOURCE),
  "content.jsonInvalid": fieldRefusal(
    "Part %1: a JSON widget has the type application/json and JSON text for its body.",
    "CMS-06",
  ),
  "content.pictureUnreadable": fieldRefusal(
    "Choose a PNG, JPEG, WebP or AVIF picture of at most %1 MB.",
    "CMS-18",
  ),
  "content.changedMeanwhile": refusal(
    "Somebody else changed this meanwhile. Look at it again.",
    "hallway §7",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
