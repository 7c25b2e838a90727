import type { StateMoves } from "../state-moves.ts";

/** States of one try to pay; a second try is a second payment of the same order. */
export const PAYMENT_STATES = [
  "started",
  "challenged",
  "authorized",
  "captured",
  "declined",
  "voided",
  "refunded",
  "abandoned",
  "returning",
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What may become of a payment that the processor was asked for. `voided`: called off at the processor. */
const ASKED = ["authorized", "captured", "declined", "voided", "abandoned", "returning"] as const;

/**
 * Where a payment may go from where it stands. `abandoned` means that the provider never heard of it.
 * `returning`: money is there that must not be, of a payment that was over or of another amount than
 * was asked for, of an order that was canceled, or might still turn up for one that was ended before its bank
 * confirmed it; the processor is asked to give it back until it says so.
 */
export const PAYMENT_MOVES: StateMoves<PaymentState> = {
  started: ["challenged", ...ASKED],
  challenged: ASKED,
  authorized: ["captured", "returning"],
  captured: ["refunded", "returning"],
  declined: ["returning"],
  abandoned: ["returning"],
  // It went back: what says otherwise is from before, and was heard late.
  voided: [],
  refunded: [],
  returning: ["voided", "refunded"],
};

/** The provider may still turn it into money, so it has to be asked. */
export function isOpen(state: PaymentState): boolean {
  return state === "started" || state === "challenged";
}

/** The processor still has to be asked: it may turn into money, or money has to go back. */
export function isUnsettled(state: PaymentState): boolean {
  return isOpen(state) || state === "returning";
}

/** The shopper's money is reserved or taken: the order must not be offered for a second payment. */
export function holdsMoney(state: PaymentState): boolean {
  return state === "authorized" || state === "captured";
}
