import { problem, type Problem } from "../problem.ts";
import { PURCHASE_ORDER_NUMBER_MAX } from "./limits.ts";
import { availableMethods, type PaymentOffer } from "./methods.ts";

/** What the payment step sends: a method and the one thing that the method needs. */
export interface PaymentDraft {
  readonly methodCode: string;
  /** One-time token of a new card, or public hash of a stored one. */
  readonly token?: string;
  readonly purchaseOrderNumber?: string;
}

/** Everything wrong with a choice of payment (PAY-07, CHECK-27). */
export function checkPayment(draft: PaymentDraft, offer: PaymentOffer): readonly Problem[] {
  if (draft.methodCode === "") return [problem("payment.methodMissing", "code")];
  const method = availableMethods(offer).find(({ code }) => code === draft.methodCode);
  if (method === undefined) return [problem("payment.methodUnavailable", "code")];
  if (method.kind === "card" || method.kind === "vault") return checkCard(draft);
  if (method.kind === "purchase-order") return checkPurchaseOrder(draft);
  return [];
}

function checkCard({ token = "" }: PaymentDraft): readonly Problem[] {
  return token === "" ? [problem("payment.cardMissing", "token")] : [];
}

function checkPurchaseOrder({ purchaseOrderNumber = "" }: PaymentDraft): readonly Problem[] {
  const number = purchaseOrderNumber.trim();
  if (number === "") return [problem("payment.purchaseOrderNumberMissing", "purchaseOrderNumber")];
  if (number.length <= PURCHASE_ORDER_NUMBER_MAX) return [];
  return [
    problem("payment.purchaseOrderNumberTooLong", "purchaseOrderNumber", PURCHASE_ORDER_NUMBER_MAX),
  ];
}
