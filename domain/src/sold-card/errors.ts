import { fieldRefusal, type ErrorTable } from "../error-row.ts";

/** Refusals of gift cards that are bought; their page carries them, other pages do not. */
export const giftCardSaleErrors = {
  "giftCard.missingField": fieldRefusal("Missing required field.", "GIFT-09"),
  "giftCard.amountNotOffered": fieldRefusal(
    "Choose one of the amounts that are offered.",
    "GIFT-04",
  ),
  "giftCard.ownAmountOutside": fieldRefusal("Enter an amount from %1 to %2.", "GIFT-04"),
  "giftCard.badName": fieldRefusal("Use at most %1 characters on one line.", "GIFT-05"),
  "giftCard.badEmail": fieldRefusal("Enter an email address.", "GIFT-06"),
  "giftCard.badMessage": fieldRefusal("Write at most %1 characters of plain text.", "GIFT-05"),
  "giftCard.badDay": fieldRefusal(
    "Choose a day from today on, %1 days ahead at most.",
    "issue 11, 3",
  ),
  "giftCard.designUnknown": fieldRefusal("There is no such design.", "issue 11, 3"),
} as const satisfies ErrorTable;
