import { notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about orders that were placed. */
export const orderErrors = {
  "order.noSuchOrder": notFound("The order does not exist.", "CHECK-32"),
  "order.unreadable": refusal(
    "Your order is with us, but we cannot show it right now. Please contact us with its number.",
    "house §8",
    { status: 500, bodyCode: 100, shown: { as: "page" }, category: "internal" },
  ),
} as const satisfies ErrorTable;
