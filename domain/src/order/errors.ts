import { notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about orders that were placed. */
export const orderErrors = {
  "order.noSuchOrder": notFound("The order does not exist.", "CHECK-32"),
  "order.ofAccount": refusal("Please login to view the order.", "Magento's guestOrder", {
    status: 403,
    bodyCode: 101,
    category: "graphql-authorization",
  }),
  "order.tooManyAsked": refusal(
    "Too many orders were asked for. Please try again in %1 minutes.",
    "issue 9, bad input",
    { status: 429 },
  ),
  "order.unreadable": refusal(
    "Your order is with us, but we cannot show it right now. Please contact us with its number.",
    "house §8",
    { status: 500, bodyCode: 100, shown: { as: "page" }, category: "internal" },
  ),
} as const satisfies ErrorTable;
