import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

const SOURCE = "EMB-45, ACCT-32";

/** Refusals about saved products. */
export const savedProductErrors = {
  "savedProduct.nameMissing": fieldRefusal("Enter a name.", SOURCE),
  "savedProduct.nameInvalid": fieldRefusal("Use at most %1 letters in one line.", SOURCE),
  "savedProduct.noSuchProduct": notFound("This product is not among your saved ones.", SOURCE),
  "savedProduct.tooMany": refusal("You can save at most %1 products. Remove one first.", SOURCE),
} as const satisfies ErrorTable;
