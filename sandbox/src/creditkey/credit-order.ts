/** Whoever answers at the sandbox's page, by what becomes of their credit. */
export type BorrowerBehavior = "approve" | "revoked" | "answer_lost" | "refund_lost";

/** An order of Credit Key's, as far as the sandbox plays it; amounts are whole cents. */
export interface CreditOrder {
  readonly id: string;
  readonly createdAt: number;
  readonly remoteId: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly items: readonly object[];
  readonly shippingAddress: object;
  /** `null` until its buyer has confirmed it. */
  readonly buyer: BorrowerBehavior | null;
  /** The shop has asked for it with `complete_checkout`, and the money is its. */
  readonly isCompleted: boolean;
  readonly isCanceled: boolean;
  readonly isCaptured: boolean;
  readonly amount: number;
  readonly refunded: number;
  /** Refunds whose answers were kept from the shop. */
  readonly lostRefunds: number;
  readonly merchantOrderId: string;
  readonly merchantStatus: string;
}

/** Cents of an amount as it is sent. */
export const centsOf = (amount: number): number => Math.round(amount * 100);
