import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of staff who look after gift cards. */
export const giftCardStaffErrors = {
  "giftCard.noneWithId": {
    ...notFound("There is no such gift card.", "issue 9.6"),
    shown: { as: "page" },
  },
  "giftCard.noneWithCode": {
    ...notFound("No gift card has this code.", "issue 9.6"),
    shown: { as: "field" },
  },
  "giftCard.noSuchStoreView": fieldRefusal("There is no such store view.", "issue 9.6"),
  "giftCard.amountInvalid": fieldRefusal("Enter an amount, 10,000 at most.", "issue 9.6"),
  "giftCard.expiryInvalid": fieldRefusal(
    "Enter a day that is not over, as 2027-12-31, or nothing.",
    "issue 9.6",
  ),
  "giftCard.nameInvalid": fieldRefusal("Use at most %1 characters on one line.", "issue 9.6"),
  "giftCard.emailInvalid": fieldRefusal("Enter an email address.", "issue 9.6"),
  "giftCard.notSent": refusal("This card has not been sent, or was called off.", "issue 11, 3", {
    status: 409,
  }),
  "giftCard.unchanged": refusal("Somebody was faster: it is so already.", "issue 9.6", {
    status: 409,
  }),
} as const satisfies ErrorTable;
