import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about orders that were placed. */
export const orderErrors = {
  "order.noSuchOrder": notFound("The order does not exist.", "CHECK-32"),
  "order.ofAccount": refusal("Please login to view the order.", "Magento's guestOrder", {
    status: 403,
    bodyCode: 101,
    category: "graphql-authorization",
  }),
  "order.canceledSince": refusal(
    "Your order %1 was placed, and has been canceled since.",
    "decision 0052",
    { status: 409 },
  ),
  "order.paidBackSince": refusal(
    "Your order %1 was placed, and has been paid back since.",
    "decision 0052",
    { status: 409 },
  ),
  "order.tooManyAsked": refusal(
    "Too many orders were asked for. Please try again in %1 minutes.",
    "issue 9, bad input",
    { status: 429 },
  ),
  "order.tooManyDeclined": refusal(
    "Too many payments were declined. Please try again in %1 minutes.",
    "issue 9, cards that are tried",
    { status: 429 },
  ),
  "order.unreadable": refusal(
    "Your order is with us, but we cannot show it right now. Please contact us with its number.",
    "house §8",
    { status: 500, bodyCode: 100, shown: { as: "page" }, category: "internal" },
  ),
  "order.notNow": refusal("This cannot be done with the order as it stands now.", "hallway §11", {
    status: 409,
  }),
  "order.shippedAlready": refusal(
    "Some of the order is on its way already. Ask for a return instead.",
    "issue 9 §8",
    { status: 409 },
  ),
  "order.packedAlready": refusal(
    "The order is being packed. Please contact us.",
    "issue 9 §2: cancel while it is not packed",
    { status: 409 },
  ),
  "order.workBegun": refusal(
    "The embroidery of this order has begun. Please contact us.",
    "issue 10.7",
    { status: 409 },
  ),
  "order.digitizingUsed": refusal(
    "The order pays for a logo that is digitized already, or that another order needs. Please contact us.",
    "decision 0094",
    { status: 409 },
  ),
  "order.moneyMoving": refusal(
    "Money of this order is on its way. Please try again in a moment.",
    "issue 9 §8",
    { status: 409 },
  ),
  "order.noPieces": refusal("Say how many pieces of which line.", "issue 9 §8"),
  "order.noSuchLine": fieldRefusal("This is no line of the order.", "issue 9 §8"),
  "order.tooManyPieces": fieldRefusal("From 1 to %1 pieces of this line.", "issue 9 §8"),
  "order.noPiecesLeft": fieldRefusal("Nothing of this line is left for that.", "issue 9 §8"),
  "order.noSuchPaper": notFound("The order has no such paper.", "issue 9 §8"),
  "order.noSuchReturn": notFound("There is no such return.", "issue 9 §8"),
  "order.nothingToReturn": refusal("Nothing of this order can be returned.", "issue 9 §8", {
    status: 409,
  }),
  "order.returnNotNow": refusal(
    "This cannot be done with the return as it stands now.",
    "hallway §11",
    { status: 409 },
  ),
  "order.reasonMissing": fieldRefusal(
    "Say why in one line of at most %1 characters.",
    "issue 9 §8",
  ),
  "order.noteMissing": fieldRefusal("Write a note of at most %1 characters.", "issue 9 §8"),
} as const satisfies ErrorTable;
