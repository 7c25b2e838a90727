import type { Amount, Payment } from "./ledger.ts";
import { reservable, stateOf, sumOf, type State } from "./standing.ts";

/** A payment as the API tells it. `docs`: sandbox/README.md. */
export interface PaymentAnswer {
  readonly reference: string;
  readonly key: string;
  readonly orderNumber: string;
  readonly state: State;
  /** Only when declined. */
  readonly reason?: string;
  /** Only while the cardholder is asked. */
  readonly challengeUrl?: string;
  /** What is reserved: not always what was asked for. */
  readonly amount: Amount;
  /** Minor units. */
  readonly captured: number;
  readonly refunded: number;
  readonly card: { readonly brand: string; readonly last4: string; readonly expiry: string };
  /** Only once the card has paid, where it is kept. */
  readonly vaultToken?: string;
}

/** The same payment always gives the same answer, until something else is done with it. */
export function paymentAnswer(payment: Payment, publicOrigin: string): PaymentAnswer {
  const { reference, key, orderNumber, card, reason, challenge, vaultToken } = payment;
  const state = stateOf(payment);
  return {
    reference,
    key,
    orderNumber,
    state,
    ...(state === "declined" && reason !== undefined ? { reason } : {}),
    ...(state === "challenge" && challenge !== undefined
      ? { challengeUrl: `${publicOrigin}/challenge/${challenge}` }
      : {}),
    amount: reservable(payment),
    captured: sumOf(payment, "capture"),
    refunded: sumOf(payment, "refund"),
    card,
    ...(payment.decision === "authorized" && vaultToken !== undefined && { vaultToken }),
  };
}
