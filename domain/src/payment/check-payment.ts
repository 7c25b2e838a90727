import type { ErrorKey } from "../errors.ts";
import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import { PURCHASE_ORDER_NUMBER_MAX } from "./limits.ts";
import { paymentMethod, type PaymentMethodKind } from "./methods.ts";

/** A choice of payment: a method, and whether the one thing that it needs is there. */
export interface PaymentDraft {
  /** Empty while nothing is chosen. */
  readonly methodCode: string;
  /** There is a card behind it, new as a one-time token or a stored one, or what a wallet's customer has approved. */
  readonly hasCard: boolean;
  readonly purchaseOrderNumber?: string;
}

/**
 * Everything wrong with a choice of payment (PAY-07, CHECK-27) among the methods that a cart is offered. A
 * method that is offered and that this build does not know needs nothing (OPEN-39).
 */
export function checkPayment(
  draft: PaymentDraft,
  offered: readonly { readonly code: string }[],
): readonly Problem[] {
  if (draft.methodCode === "") return [problem("payment.methodMissing", "method")];
  if (!offered.some(({ code }) => code === draft.methodCode)) {
    return [problem("payment.methodUnavailable", "method")];
  }
  const kind = paymentMethod(draft.methodCode)?.kind;
  return (kind && NEEDS[kind]?.(draft)) ?? [];
}

/** What a way of taking money needs; the others need nothing. */
const NEEDS: Readonly<
  Partial<Record<PaymentMethodKind, (draft: PaymentDraft) => readonly Problem[]>>
> = {
  card: checkCard,
  vault: checkStored,
  wallet: checkApproved,
  device: checkApproved,
  "purchase-order": checkPurchaseOrder,
};

/** What is wrong where nothing is there any more that a method charges: it was spent by an earlier order. */
export function checkSpendable(methodCode: string, isThere: boolean): readonly Problem[] {
  const kind = paymentMethod(methodCode)?.kind;
  const lost = kind && !isThere ? SPENT[kind] : undefined;
  return lost ? [problem(lost, "payment_method")] : [];
}

/** The methods that charge something which is given once. */
const SPENT: Readonly<Partial<Record<PaymentMethodKind, ErrorKey>>> = {
  card: "payment.tokenSpent",
  vault: "payment.tokenSpent",
  wallet: "payment.approvalMissing",
  device: "payment.approvalMissing",
};

function checkCard({ hasCard }: PaymentDraft): readonly Problem[] {
  return hasCard ? [] : [problem("payment.cardMissing", "card")];
}

function checkStored({ hasCard }: PaymentDraft): readonly Problem[] {
  return hasCard ? [] : [problem("payment.storedCardMissing", "card")];
}

function checkApproved({ hasCard }: PaymentDraft): readonly Problem[] {
  return hasCard ? [] : [problem("payment.approvalMissing", "method")];
}

function checkPurchaseOrder({ purchaseOrderNumber = "" }: PaymentDraft): readonly Problem[] {
  const number = purchaseOrderNumber.trim();
  if (number === "") return [problem("payment.purchaseOrderNumberMissing", "number")];
  if (!isOneLine(number)) return [problem("payment.purchaseOrderNumberShape", "number")];
  if (number.length <= PURCHASE_ORDER_NUMBER_MAX) return [];
  return [problem("payment.purchaseOrderNumberTooLong", "number", PURCHASE_ORDER_NUMBER_MAX)];
}
