import type { BorrowerBehavior } from "./credit-order.ts";

/** Who can confirm on the sandbox's page. None of them is anybody. */
export const BORROWERS: Readonly<Record<BorrowerBehavior, string>> = {
  approve: "Pays on credit",
  revoked: "Pays on credit, which is gone when the shop asks",
  answer_lost: "Pays on credit, and the answer gets lost",
  refund_lost: "Pays on credit, and the answer to a refund gets lost",
};

/** Above it nobody has credit here, in cents: the shop is told not to show it. */
export const CREDIT_MOST = 2_500_000;
