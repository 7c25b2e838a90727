import { notFound, refusal, type ErrorTable } from "../error-row.ts";

const SOURCE = "issue 11.5, WISH-11";

/** Refusals about comparing. */
export const compareErrors = {
  "compare.noSuchList": notFound("There is no such comparison list.", SOURCE),
  "compare.noSuchProduct": notFound("This product is not available.", SOURCE),
  "compare.tooMany": refusal("You can compare at most %1 products. Remove one first.", SOURCE),
} as const satisfies ErrorTable;
