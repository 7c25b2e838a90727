import { fieldRefusal, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about paying. A declined card is the shopper's to mend, so every text says what to do. */
export const paymentErrors = {
  "payment.methodUnavailable": refusal("The requested Payment Method is not available.", "PAY-07"),
  "payment.methodMissing": fieldRefusal("Please select a payment method.", "PAY-07"),
  "payment.purchaseOrderNumberMissing": fieldRefusal(
    "Enter the purchase order number.",
    "CHECK-27",
  ),
  "payment.purchaseOrderNumberTooLong": fieldRefusal(
    "A purchase order number has at most %1 characters.",
    "CHECK-27",
  ),
  "payment.purchaseOrderNumberShape": fieldRefusal(
    "A purchase order number stands on one line.",
    "CHECK-27",
  ),
  "payment.creditLimit": refusal(
    "This order is above what is left of your credit limit, %1. Nothing was ordered. Choose another way to pay, or ask us.",
    "issue 9.5",
  ),
  "payment.limitInvalid": fieldRefusal("Enter an amount of money.", "issue 9.5"),
  "payment.limitBelowOwed": fieldRefusal(
    "The customer owes more than that. The limit cannot be below what is open.",
    "issue 9.5",
  ),
  "payment.netDaysInvalid": fieldRefusal("Enter whole days, at most %1.", "issue 9.5"),
  "payment.noSuchCustomer": fieldRefusal("There is no such customer.", "issue 9.5"),
  "payment.noSuchCurrency": fieldRefusal("No website sells in this currency.", "issue 9.5"),
  "payment.nothingOwed": refusal("Nothing is open of this order.", "issue 9.5"),
  "payment.cardMissing": fieldRefusal("Enter the card to pay with.", "PAY-01"),
  "payment.storedCardMissing": fieldRefusal("Choose the card to pay with.", "PAY-16"),
  "payment.noSuchCard": refusal("This card is not stored any more.", "PAY-16"),
  "payment.cardNumber": fieldRefusal("Check the card number.", "issue §6"),
  "payment.cardExpiry": fieldRefusal("Check the expiry date of the card.", "issue §6"),
  "payment.cardSecurityCode": fieldRefusal("Check the security code of the card.", "issue §6"),
  "payment.cardName": fieldRefusal("Check the name on the card.", "issue §6"),
  "payment.cardNumberMissing": fieldRefusal("Enter the card number.", "issue §6"),
  "payment.cardNumberShort": fieldRefusal("This card number is not complete.", "issue §6"),
  "payment.cardNumberWrong": fieldRefusal(
    "This is not a card number. Check the digits.",
    "issue §6",
  ),
  "payment.cardNumberReal": fieldRefusal("The sandbox takes test card numbers only.", "issue §6"),
  "payment.cardExpiryMissing": fieldRefusal("Enter the expiry date as MM/YY.", "issue §6"),
  "payment.cardExpiryPast": fieldRefusal("This card has expired. Check the date.", "issue §6"),
  "payment.cardExpiryFar": fieldRefusal("This date is too far away. Check the year.", "issue §6"),
  "payment.cardCodeDigits": fieldRefusal("Enter the %1 digits of the security code.", "issue §6"),
  "payment.cardCodeDigitsOf": fieldRefusal(
    "Enter the %1 digits of the security code of %2.",
    "issue §6",
  ),
  "payment.cardNameMissing": fieldRefusal("Enter the name on the card.", "issue §6"),
  "payment.cardNameNumber": fieldRefusal("A name has no card number in it.", "issue §6"),
  "payment.cardNameTooLong": fieldRefusal("A name has at most %1 characters.", "issue §6"),
  "payment.declined": refusal(
    "Your card was declined. Nothing was charged. Try another card or ask your bank.",
    "issue §6",
  ),
  "payment.insufficientFunds": refusal(
    "The card does not cover this amount. Nothing was charged. Try another card.",
    "issue §6",
  ),
  "payment.expiredCard": refusal(
    "This card has expired. Nothing was charged. Try another card.",
    "issue §6",
  ),
  "payment.incorrectSecurityCode": refusal(
    "The security code does not match the card. Nothing was charged. Check the card and try again.",
    "issue §6",
  ),
  "payment.verificationFailed": refusal(
    "Your bank could not confirm that it was you. Nothing was charged. Try again or use another card.",
    "issue §6",
  ),
  "payment.cardUnconfirmed": refusal(
    "Your bank has to confirm this card before it is charged. Nothing was charged. Choose the card again, or use another one.",
    "PAY-16",
  ),
  "payment.tokenSpent": refusal(
    "The card details are no longer held. Enter the card again.",
    "issue §6",
  ),
  "payment.approvalMissing": refusal(
    "Nobody has confirmed this payment. Nothing was charged. Please confirm it again.",
    "issue 9.5",
  ),
  "payment.approvalChanged": refusal(
    "The total changed since you confirmed it. Nothing was charged. Please confirm it again.",
    "issue 9.5",
  ),
  "payment.tooManyApprovals": refusal(
    "Too many payments were begun. Please try again in %1 min, or choose another way to pay.",
    "issue 9.5",
    { status: 429 },
  ),
  "payment.walletDeclined": refusal(
    "This payment could not be made. Nothing was charged. Choose another way to pay there, or here.",
    "issue 9.5",
  ),
  "payment.walletAddress": refusal(
    "PayPal does not take the address that this order goes to. Nothing was charged. Check the address, or choose another way to pay.",
    "issue 9.5",
  ),
  "payment.walletUnreachable": refusal(
    "This way to pay cannot be reached right now. Try again in a moment, or choose another one.",
    "issue 9.5",
    { status: 503, category: "internal" },
  ),
  "payment.noticeForged": refusal(
    "This notice is not signed by the processor.",
    "issue 9.5: webhooks verified",
  ),
  "payment.noticeUnheard": refusal(
    "This notice could not be dealt with now. Please send it again.",
    "issue 9.5: webhooks idempotent",
    { status: 503, category: "internal" },
  ),
  "payment.noSuchNotice": refusal("Somebody has seen to this notice already.", "issue 9.5", {
    status: 404,
  }),
  "payment.givenUp": refusal(
    "This payment was given up. Nothing was charged. Choose how to pay.",
    "issue §6",
  ),
  "payment.unanswered": refusal(
    "We have not heard back about your payment yet. Do not pay again: we are asking your bank.",
    "issue §6",
    { status: 503, category: "internal" },
  ),
  "payment.providerUnreachable": refusal(
    "Card payment cannot be reached right now. Try again in a moment.",
    "issue §6",
    { status: 503, category: "internal" },
  ),
} as const satisfies ErrorTable;
