import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of gift cards. A code that nobody issued, one that is off, one that is over: all are answered alike. */
export const giftCardErrors = {
  "giftCard.noSuchCard": {
    ...notFound("The gift card code isn't valid. Verify the code and try again.", "PAY-14"),
    shown: { as: "field" },
  },
  "giftCard.empty": fieldRefusal("There is nothing left on this gift card.", "PAY-14"),
  "giftCard.tooMany": fieldRefusal("An order takes %1 gift cards at most.", "PAY-14"),
  "giftCard.spentElsewhere": refusal(
    "There is less on a gift card than before. Look at the sum again.",
    "issue 9.6",
    { status: 409 },
  ),
  "giftCard.tooManyTries": refusal(
    "Too many codes were tried. Please try again in %1 min.",
    "issue 9.6",
    { status: 429, shown: { as: "field" } },
  ),
} as const satisfies ErrorTable;
