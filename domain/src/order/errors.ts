import { notFound, type ErrorTable } from "../error-row.ts";

/** Refusals about orders that were placed. */
export const orderErrors = {
  "order.noSuchOrder": notFound("The order does not exist.", "CHECK-32"),
} as const satisfies ErrorTable;
