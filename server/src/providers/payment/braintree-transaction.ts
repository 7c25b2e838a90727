import type { BraintreeCard, BraintreeTransaction } from "braintree";
import { sum, type Money } from "@placket/domain/money/money";
import type { CardBrand, CardSummary } from "@placket/domain/payment/client-setup";
import type { DeclineReason } from "@placket/domain/payment/decline-reason";
import type { DeviceWallet } from "@placket/domain/store/method-settings";
import { amountFromText } from "./amount-text.ts";
import type { Authorization, Standing } from "./payment-provider.ts";

/** @throws RangeError when the text is not an amount. */
export const amountOf = ({ amount, currencyIsoCode }: BraintreeTransaction): Money =>
  amountFromText(amount, currencyIsoCode);

export function authorizedOf(transaction: BraintreeTransaction): Authorization {
  return {
    state: "authorized",
    reference: transaction.id,
    amount: amountOf(transaction),
    ...cardsOf(transaction),
  };
}

/** Why it came to nothing, and with which card, where Braintree has understood one. */
export function declinedOf(transaction: BraintreeTransaction): Authorization {
  const card = cardOf(transaction);
  const reason = declineReasonOf(transaction);
  return { state: "declined", reason, ...(card.last4 !== "" && { card }) };
}

/** Where a sale stands, by its status. */
export function standingOf(
  transaction: BraintreeTransaction,
  refunds: readonly BraintreeTransaction[],
): Standing {
  const { id: reference, status } = transaction;
  if (status === "authorizing") return { state: "pending", reference };
  if (status === "authorized") return authorizedOf(transaction);
  // An authorization that ran out holds no money either.
  if (status === "voided" || status === "authorization_expired")
    return { state: "voided", reference };
  if (!TAKEN.includes(status)) return declinedOf(transaction);
  return {
    state: "captured",
    reference,
    captured: amountOf(transaction),
    refunded: sum(refunds.filter(isGood).map(amountOf), transaction.currencyIsoCode),
    ...cardsOf(transaction),
  };
}

/** The card that pays, and what Braintree calls it where it keeps it. */
function cardsOf(transaction: BraintreeTransaction) {
  const { token } = transaction.creditCard;
  return { card: cardOf(transaction), ...(token && { vaultToken: token }) };
}

/** Braintree's processor codes and rejection reasons in our words; what is not listed is a plain no. */
function declineReasonOf(transaction: BraintreeTransaction): DeclineReason {
  const { status, gatewayRejectionReason, processorResponseCode = "" } = transaction;
  if (status !== "gateway_rejected") return BY_CODE.get(processorResponseCode) ?? "declined";
  return BY_REJECTION.get(gatewayRejectionReason ?? "") ?? "declined";
}

/** Taken, or on the way to be. */
export function isTaken({ status }: BraintreeTransaction): boolean {
  return TAKEN.includes(status);
}

function cardOf(transaction: BraintreeTransaction): CardSummary {
  const read = WALLETS[transaction.paymentInstrumentType ?? ""] ?? typedCard;
  const { wallet, cardType = "", last4, expirationMonth, expirationYear } = read(transaction);
  return {
    brand: BRANDS.get(cardType) ?? "other",
    last4: last4 ?? "",
    expiry: `${expirationMonth ?? ""}/${expirationYear ?? ""}`,
    ...(wallet && { wallet }),
  };
}

type CardTold = BraintreeCard & { readonly wallet?: DeviceWallet };

const typedCard = ({ creditCard }: BraintreeTransaction): CardTold => creditCard;

/** How Braintree tells of a card that a browser's wallet handed over, by the digits that its owner knows it by. */
const WALLETS: Readonly<Record<string, (of: BraintreeTransaction) => CardTold>> = {
  apple_pay_card: ({ applePayCard: { sourceDescription, ...card } = {} }) => ({
    ...card,
    // Apple's are called "Apple Pay - Visa", and described as "Visa 1111".
    cardType: card.cardType?.replace(/^Apple Pay - /, "") ?? "",
    last4: /\d{4}$/.exec(sourceDescription ?? "")?.[0] ?? card.last4 ?? "",
    wallet: "applePay",
  }),
  android_pay_card: ({ androidPayCard: { sourceCardLast4, ...card } = {} }) => ({
    ...card,
    last4: sourceCardLast4 ?? card.last4 ?? "",
    wallet: "googlePay",
  }),
};

/** A refund that its bank refused or that was called off pays nothing back. */
function isGood({ status }: BraintreeTransaction): boolean {
  return TAKEN.includes(status);
}

const TAKEN = [
  "submitted_for_settlement",
  "settlement_pending",
  "settlement_confirmed",
  "settling",
  "settled",
];

const BY_CODE: ReadonlyMap<string, DeclineReason> = new Map([
  ["2001", "insufficient_funds"],
  ["2002", "insufficient_funds"],
  ["2004", "expired_card"],
  ["2006", "expired_card"],
  ["2010", "incorrect_security_code"],
  ["2099", "verification_failed"],
]);

const BY_REJECTION: ReadonlyMap<string, DeclineReason> = new Map([
  ["cvv", "incorrect_security_code"],
  ["avs_and_cvv", "incorrect_security_code"],
  ["three_d_secure", "verification_failed"],
]);

const BRANDS: ReadonlyMap<string, CardBrand> = new Map([
  ["Visa", "visa"],
  ["MasterCard", "mastercard"],
  ["American Express", "amex"],
  ["Discover", "discover"],
  ["Diners Club", "diners"],
  ["JCB", "jcb"],
  ["China UnionPay", "unionpay"],
  ["Maestro", "maestro"],
  ["UK Maestro", "maestro"],
]);
