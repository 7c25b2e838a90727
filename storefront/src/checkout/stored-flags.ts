import type { Agreed } from "@placket/domain/checkout/agreed";
import { isText, objectOf, recordOf } from "../storage/kept-shape.ts";
import { session, storageKeys } from "../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";

/** What this browser remembers of the steps besides the cart (ACCT-30). */
export interface StoredFlags {
  readonly shippingStepSaved: boolean;
  readonly embroideryAgreed: boolean;
}

const YES = "1";

/** What the shopper has approved, at whose wallet and for which cart; it is spent with the order. */
export interface WalletApproval {
  readonly code: string;
  readonly cartId: string;
  /** In the words of the wallet that gave it: only its row reads them. */
  readonly approved: Readonly<Record<string, string>>;
}

/** PAY-01, PAY-05: until the order is placed with it. */
export const approvalKey = session(
  "walletApproval",
  objectOf<WalletApproval>({ code: isText, cartId: isText, approved: recordOf(isText) }),
);

export function readFlags(): StoredFlags {
  return {
    shippingStepSaved: readStored(storageKeys.shippingStepSaved) === YES,
    embroideryAgreed: readStored(storageKeys.embroideryAgreed) === YES,
  };
}

export function keepFlag(name: keyof StoredFlags): void {
  writeStored(storageKeys[name], YES);
}

/** What the shopper has agreed to in this checkout, as it goes with the order (decision 0034). */
export function keptAgreed(): Agreed {
  return {
    agreementIds: readStored(storageKeys.termsAgreed) ?? [],
    embroidery: readFlags().embroideryAgreed,
  };
}

export function dropFlag(name: keyof StoredFlags): void {
  removeStored(storageKeys[name]);
}

/** The agreements that are ticked, and whether all that placing an order needs are (CHECK-25). */
export function keepTerms(agreed: readonly number[], isComplete: boolean): void {
  writeStored(storageKeys.termsAgreed, agreed);
  if (isComplete) writeStored(storageKeys.termsForPlaceOrder, YES);
  else removeStored(storageKeys.termsForPlaceOrder);
}

/**
 * The end of a checkout (CHECK-22, reading 72): the next cart asks for everything again. The email
 * stays, so that it need not be typed twice in a visit.
 */
export function clearCheckout(): void {
  removeStored(approvalKey);
  for (const key of CLEARED) removeStored(storageKeys[key]);
}

const CLEARED = [
  "selectedPaymentMethod",
  "shippingStepSaved",
  "termsAgreed",
  "termsForPlaceOrder",
  "embroideryAgreed",
  "customerPhone",
] as const;
