import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of whoever counts the shelf. */
export const stockErrors = {
  "stock.noSuchItem": notFound("Nobody counts pieces of this product.", "hallway §7"),
  "stock.quantityInvalid": fieldRefusal("Enter a whole number from 0 to %1.", "hallway §7"),
  "stock.reasonMissing": fieldRefusal(
    "Say why in one line of at most %1 characters: it stands in the trail.",
    "hallway §7",
  ),
  "stock.nothingChanged": fieldRefusal(
    "That is how it stands already: nothing would change.",
    "hallway §7",
  ),
  "stock.changedMeanwhile": refusal(
    "An order or a colleague was faster: %1 pieces are there now. Look at your count again.",
    "hallway §7: conflict on parallel edits",
    { status: 409, shown: { as: "field" } },
  ),
} as const satisfies ErrorTable;
