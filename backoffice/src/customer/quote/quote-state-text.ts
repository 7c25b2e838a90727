import { QUOTE_STATES, type QuoteState } from "@placket/domain/cart/quote/quote-state";

/** How a quote stands, in words. */
export const QUOTE_STATE_TEXT = {
  open: "Open",
  expired: "Its time is over",
  ordered: "Ordered",
} as const satisfies Readonly<Record<QuoteState, string>>;

export const QUOTE_STATE_CHOICES = QUOTE_STATES.map((value) => ({
  value,
  label: QUOTE_STATE_TEXT[value],
}));
