import { notFound, refusal, type ErrorTable } from "../error-row.ts";

const SOURCE = "WISH-15, issue 11.5";

/** Refusals about alerts. */
export const stockAlertErrors = {
  "stockAlert.noSuchProduct": notFound("This product is not available.", SOURCE),
  "stockAlert.atHand": refusal("This is in stock: you can order it now.", SOURCE),
  "stockAlert.noPrice": refusal("This has no price that could fall.", SOURCE),
  "stockAlert.tooMany": refusal("You can wait for at most %1 products. Remove one first.", SOURCE),
  "stockAlert.noSuchAlert": notFound("There is no such alert.", SOURCE),
  "stockAlert.linkOver": notFound("This link is not valid any more.", SOURCE),
} as const satisfies ErrorTable;
