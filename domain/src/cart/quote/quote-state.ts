/** How a quote stands: it can be had, its time is over, or a cart at its prices was ordered. */
export const QUOTE_STATES = ["open", "expired", "ordered"] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

interface StandingQuote {
  readonly validUntil: Date;
  readonly isOrdered: boolean;
}

/** How it stands now. What was ordered stays ordered when its time is over. */
export function quoteState({ validUntil, isOrdered }: StandingQuote, now: Date): QuoteState {
  if (isOrdered) return "ordered";
  return now < validUntil ? "open" : "expired";
}
