import type { CardToken } from "./frame/messages.ts";
import type { CreditOrder } from "./creditkey/credit-order.ts";
import type { Behavior } from "./frame/test-numbers.ts";
import type { PaypalOrder } from "./paypal/paypal-order.ts";

/** A whole number of minor units of a currency. */
export interface Amount {
  readonly minor: number;
  readonly currency: string;
}

export type Decision = "authorized" | "declined" | "challenge";
export type OperationKind = "capture" | "void" | "refund";

/** What happened, in the order it happened; the state is nothing but the sum of these. */
export type LedgerEvent =
  | {
      readonly type: "token";
      readonly at: number;
      readonly card: CardToken;
      readonly behavior: Behavior;
    }
  | {
      readonly type: "received";
      readonly at: number;
      readonly reference: string;
      readonly key: string;
      /** Digest of the request, to tell a repetition from another request under the same key. */
      readonly digest: string;
      readonly token: string;
      readonly amount: Amount;
      readonly orderNumber: string;
      readonly decidesAt: number;
      /** What its card is called once it has paid and is kept. */
      readonly vaultToken?: string;
    }
  | { readonly type: "forgotten"; readonly at: number; readonly vaultToken: string }
  | {
      readonly type: "decided";
      readonly at: number;
      readonly reference: string;
      readonly decision: Decision;
      readonly reason?: string;
      /** Secret part of the challenge page's address. */
      readonly challenge?: string;
    }
  | {
      readonly type: "operation";
      readonly at: number;
      readonly reference: string;
      readonly kind: OperationKind;
      readonly key: string;
      readonly minor: number;
    }
  /** An order at PayPal as it is from now on: books of its own (`paypal/paypal-books.ts`). */
  | { readonly type: "paypal"; readonly at: number; readonly order: PaypalOrder }
  /** One at Credit Key (`creditkey/credit-books.ts`). */
  | { readonly type: "creditkey"; readonly at: number; readonly order: CreditOrder };

export interface Token {
  readonly card: CardToken;
  readonly behavior: Behavior;
  readonly createdAt: number;
  spentBy?: string;
}

export interface Operation {
  readonly kind: OperationKind;
  readonly key: string;
  readonly minor: number;
  readonly at: number;
}

export interface Payment {
  readonly reference: string;
  readonly key: string;
  readonly digest: string;
  readonly amount: Amount;
  readonly orderNumber: string;
  readonly createdAt: number;
  readonly decidesAt: number;
  readonly card: Omit<CardToken, "token">;
  readonly behavior: Behavior;
  readonly vaultToken?: string;
  decision?: Decision;
  decidedAt?: number;
  reason?: string;
  challenge?: string;
  readonly operations: Operation[];
}

/** Everything the service knows, held in memory. */
export interface Ledger {
  readonly tokens: Map<string, Token>;
  readonly payments: Map<string, Payment>;
  readonly byKey: Map<string, Payment>;
  readonly byChallenge: Map<string, Payment>;
  /** Cards that are kept, by their vault token. */
  readonly kept: Map<string, Pick<Payment, "card" | "behavior">>;
}

export function emptyLedger(): Ledger {
  return {
    tokens: new Map(),
    payments: new Map(),
    byKey: new Map(),
    byChallenge: new Map(),
    kept: new Map(),
  };
}

/** Adds one event to the state. Has no opinion: whether it may happen was settled before it was written. */
export function applyEvent(ledger: Ledger, event: LedgerEvent): void {
  if (event.type === "paypal" || event.type === "creditkey") return;
  if (event.type === "token") {
    const { card, behavior, at } = event;
    ledger.tokens.set(card.token, { card, behavior, createdAt: at });
  } else if (event.type === "received") {
    receive(ledger, event);
  } else if (event.type === "forgotten") {
    ledger.kept.delete(event.vaultToken);
  } else {
    const payment = ledger.payments.get(event.reference);
    if (payment === undefined) throw new Error(`No payment ${event.reference} for ${event.type}`);
    if (event.type === "operation") payment.operations.push(event);
    else decide(ledger, payment, event);
  }
}

function receive(ledger: Ledger, event: Extract<LedgerEvent, { type: "received" }>): void {
  const token = ledger.tokens.get(event.token);
  if (token === undefined) throw new Error(`No token for payment ${event.reference}`);
  token.spentBy = event.key;
  const { brand, last4, expiry } = token.card;
  const payment: Payment = {
    reference: event.reference,
    key: event.key,
    digest: event.digest,
    amount: event.amount,
    orderNumber: event.orderNumber,
    createdAt: event.at,
    decidesAt: event.decidesAt,
    card: { brand, last4, expiry },
    behavior: token.behavior,
    ...(event.vaultToken !== undefined && { vaultToken: event.vaultToken }),
    operations: [],
  };
  ledger.payments.set(payment.reference, payment);
  ledger.byKey.set(payment.key, payment);
}

function decide(
  ledger: Ledger,
  payment: Payment,
  event: Extract<LedgerEvent, { type: "decided" }>,
): void {
  payment.decision = event.decision;
  payment.decidedAt = event.at;
  const { vaultToken, decision } = payment;
  if (vaultToken !== undefined && decision === "authorized") ledger.kept.set(vaultToken, payment);
  if (event.reason !== undefined) payment.reason = event.reason;
  if (event.challenge !== undefined) {
    payment.challenge = event.challenge;
    ledger.byChallenge.set(event.challenge, payment);
  }
}
