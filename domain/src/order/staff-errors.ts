import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of what staff alone do with an order: no shopper's browser carries them. */
export const orderStaffErrors = {
  "order.packingBegun": refusal("Somebody has begun to pack this order.", "issue 9.9", {
    status: 409,
  }),
  "order.partlyShipped": refusal("Some of this order is on its way already.", "issue 9 §8", {
    status: 409,
  }),
  "order.nothingToShip": refusal("Nothing of this order is left to ship.", "issue 9 §8", {
    status: 409,
  }),
  "order.nothingReserved": refusal("No money is reserved for this order.", "issue 9 §8", {
    status: 409,
  }),
  "order.nothingTaken": refusal("No money of this order is left to pay back.", "issue 9 §8", {
    status: 409,
  }),
  "order.nothingToTake": refusal("What is left of the order costs nothing.", "issue 9 §8"),
  "order.nothingToRefund": refusal("Say what is to be paid back.", "issue 9 §8"),
  "order.amountInvalid": fieldRefusal("Enter an amount that there is.", "issue 9 §8"),
  "order.refundTooHigh": fieldRefusal(
    "That is more than can still go back by this way.",
    "issue 9, bad input",
  ),
  "order.noSuchVariant": fieldRefusal("Choose for each line what is sent for it.", "issue 9.8"),
  "order.variantShort": fieldRefusal("There are not so many of it on the shelf.", "issue 9.8"),
  "order.creditNeedsAccount": fieldRefusal(
    "The buyer has no account to hold store credit.",
    "issue 9.6",
  ),
  "order.buyerForgotten": fieldRefusal(
    "This buyer is forgotten: money goes back only to where it came from.",
    "issue 9.6",
  ),
  "order.sumChanged": refusal(
    "The sum is another one by now. Look at it again.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
  "order.differenceOpen": refusal("Its buyer has not paid the difference yet.", "issue 9.8", {
    status: 409,
  }),
  "order.workNotDone": refusal("Embroidery jobs that are not sewn yet: %1.", "issue 10.7", {
    status: 409,
  }),
  "order.noSuchDesign": notFound("Nothing is embroidered on this line.", "issue 10.4"),
  "order.noSuchShipment": notFound("The order has no such shipment.", "issue 9 §8"),
  "order.trackInvalid": fieldRefusal(
    "Enter the parcel's number: letters and digits, at most %1.",
    "issue 9 §8",
  ),
} as const satisfies ErrorTable;
