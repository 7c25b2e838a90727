import type { ErrorKey } from "../errors.ts";

/** Why a processor said no, in words of our own; each provider translates its codes into these. */
export const DECLINE_REASONS = [
  "declined",
  "insufficient_funds",
  "expired_card",
  "incorrect_security_code",
  "verification_failed",
  "token_spent",
  "approval_missing",
  "wallet_declined",
] as const;

export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The row of the error table a shopper is told with. */
export function declineError(reason: DeclineReason): ErrorKey {
  return ERROR_OF[reason];
}

const ERROR_OF = {
  declined: "payment.declined",
  insufficient_funds: "payment.insufficientFunds",
  expired_card: "payment.expiredCard",
  incorrect_security_code: "payment.incorrectSecurityCode",
  verification_failed: "payment.verificationFailed",
  token_spent: "payment.tokenSpent",
  approval_missing: "payment.approvalMissing",
  wallet_declined: "payment.walletDeclined",
} as const satisfies Record<DeclineReason, ErrorKey>;

/** Why, as staff read it behind a colon. */
export const DECLINE_TEXT: Readonly<Record<DeclineReason, string>> = {
  declined: "the bank said no and gave no reason",
  insufficient_funds: "there is not enough money on the card's account",
  expired_card: "the card has expired",
  incorrect_security_code: "the security code is wrong",
  verification_failed: "the bank could not verify the cardholder",
  token_spent: "what stood for the card was used before",
  approval_missing: "the buyer has not confirmed it, or what was confirmed was used before",
  wallet_declined: "whoever was to pay for its buyer said no",
};
