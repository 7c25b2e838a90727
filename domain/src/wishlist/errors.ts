import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

const SOURCE = "issue 11.5, WISH-12";

/** Refusals about wish lists. */
export const wishlistErrors = {
  "wishlist.nameMissing": fieldRefusal("Enter a name.", SOURCE),
  "wishlist.nameInvalid": fieldRefusal("Use at most %1 letters in one line.", SOURCE),
  "wishlist.noteInvalid": fieldRefusal("Use at most %1 letters.", SOURCE),
  "wishlist.quantityInvalid": fieldRefusal("Enter a whole number from 1 to %1.", SOURCE),
  "wishlist.noSuchList": notFound("There is no such wish list.", SOURCE),
  "wishlist.noSuchItem": notFound("This is not on your wish list.", SOURCE),
  "wishlist.noSuchProduct": notFound("This product is not available.", SOURCE),
  "wishlist.notChosen": refusal("Choose all options of %1 first.", SOURCE),
  "wishlist.tooManyLists": refusal("You can keep at most %1 wish lists.", SOURCE),
  "wishlist.tooManyItems": refusal("A wish list holds at most %1 products.", SOURCE),
  "wishlist.defaultStays": refusal("Your first wish list cannot be deleted.", SOURCE),
} as const satisfies ErrorTable;
