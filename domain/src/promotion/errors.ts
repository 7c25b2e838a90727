import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of whoever writes promotions. */
export const promotionErrors = {
  "promotion.noSuchRule": notFound("There is no such rule.", "issue 9.7"),
  "promotion.noSuchCoupon": notFound("There is no such code.", "issue 9.7"),
  "promotion.ruleChanged": refusal(
    "A colleague has changed this rule. Nothing was saved: look at it again.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
  "promotion.nameMissing": fieldRefusal("Give it a name of at most %1 characters.", "issue 9.7"),
  "promotion.labelInvalid": fieldRefusal(
    "What shoppers read is one line of at most %1 characters.",
    "issue 9.7",
  ),
  "promotion.datesTurned": fieldRefusal("It would end before it begins.", "issue 9.7"),
  "promotion.shareInvalid": fieldRefusal("Enter more than 0 and at most 100 %.", "issue 9.7"),
  "promotion.amountInvalid": fieldRefusal("Enter an amount above 0.", "issue 9.7"),
  "promotion.countInvalid": fieldRefusal("Enter a whole number from %1 to %2.", "issue 9.7"),
  "promotion.limitNeedsCode": fieldRefusal(
    "Uses are counted by code: ask for one, or leave this empty.",
    "issue 9.7",
  ),
  "promotion.valueMissing": fieldRefusal(
    "A condition has no value yet: fill it in or remove it.",
    "issue 9.7",
  ),
  "promotion.conditionInvalid": fieldRefusal(
    "A condition does not fit what it asks for.",
    "issue 9.7",
  ),
  "promotion.conditionsTooMany": fieldRefusal(
    "These are more conditions than one rule takes: at most %1, and groups in groups at most %2 deep.",
    "issue 9.7",
  ),
  "promotion.codeInvalid": fieldRefusal(
    "Enter a code of 1 to %1 characters without commas or spaces.",
    "issue 9.7",
  ),
  "promotion.codeTaken": fieldRefusal("Another rule has this code already.", "issue 9.7"),
  "promotion.codesTooFew": fieldRefusal(
    "So few signs give too few different codes, or codes that can be guessed. Make them longer.",
    "issue 9.7",
  ),
} as const satisfies ErrorTable;
