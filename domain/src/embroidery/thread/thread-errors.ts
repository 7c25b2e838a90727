import { fieldRefusal, notFound, refusal, type ErrorTable } from "../../error-row.ts";

const SOURCE = "issue 10.9";

/** Refusals of whoever keeps the stock of threads; shoppers never meet them. */
export const threadErrors = {
  "embroidery.noSuchThread": notFound("There is no such thread.", SOURCE),
  "embroidery.threadLengthInvalid": fieldRefusal(
    "Enter a length above 0 and up to %1 m; what is counted, and the lowest amount, may be 0.",
    SOURCE,
  ),
  "embroidery.threadNotThere": fieldRefusal("So much of it is not there.", SOURCE),
  "embroidery.threadChanged": refusal(
    "The stock of this thread moved meanwhile. Look at it again.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
