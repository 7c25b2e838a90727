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
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * Where a payment may go from where it stands. `abandoned` means that the provider never heard of it;
 * should money turn up under its key after all, it can only be given back.
 */
export const PAYMENT_TRANSITIONS = {
  started: ["challenged", "authorized", "declined", "abandoned"],
  challenged: ["authorized", "declined", "voided", "abandoned"],
  authorized: ["captured", "voided"],
  captured: ["refunded"],
  declined: [],
  voided: [],
  refunded: [],
  abandoned: ["voided"],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

export function canMove(from: PaymentState, to: PaymentState): boolean {
  const targets: readonly PaymentState[] = PAYMENT_TRANSITIONS[from];
  return targets.includes(to);
}

/** The provider may still turn it into money, so it has to be asked. */
export function isOpen(state: PaymentState): boolean {
  return state === "started" || state === "challenged";
}

/** The shopper's money is reserved or taken: the order must not be offered for a second payment. */
export function holdsMoney(state: PaymentState): boolean {
  return state === "authorized" || state === "captured";
}
