import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of whoever counts the shelf. */
export const stockErrors = {
  "stock.noSuchItem": notFound("Nobody counts pieces of this product.", "hallway §7"),
  "stock.skuUnknown": notFound("No product has this SKU.", "hallway §7: import"),
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
  "stock.countedTwice": fieldRefusal(
    "This SKU stands in the count more than once: nobody knows which is right.",
    "hallway §7: bulk changes",
  ),
  "stock.seenUnreadable": fieldRefusal(
    "The column qty must say how many were there, as the file was exported.",
    "hallway §7: import",
  ),
  "stock.countKeyUsed": refusal(
    "Another count was sent with this key. Begin the count anew.",
    "hallway §7: bulk changes",
    { status: 409 },
  ),
  "stock.countFileUnreadable": fieldRefusal(
    "This is no file of the list of stock: its first line must name the columns sku, qty and counted, each once.",
    "hallway §7: import",
  ),
  "stock.countLineUnreadable": fieldRefusal(
    "Line %1 cannot be read: it has more cells than the first one, or a quote that is never closed.",
    "hallway §7: import",
  ),
  "stock.tooManyCounts": fieldRefusal(
    "More than %1 shelves are counted in it. Send them in several files.",
    "hallway §7: import",
  ),
} as const satisfies ErrorTable;
