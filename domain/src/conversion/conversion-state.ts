/** Where an event for Meta stands: it follows from the call that carries it. */
export const CONVERSION_STATES = ["waiting", "sent", "failed"] as const;
export type ConversionState = (typeof CONVERSION_STATES)[number];
