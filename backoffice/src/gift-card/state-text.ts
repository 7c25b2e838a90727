import { GIFT_CARD_STATES, type GiftCardState } from "@placket/domain/gift-card/card-state";

/** How a card stands, in words. */
export const STATE_TEXT = {
  usable: "Can be spent",
  empty: "Nothing left",
  over: "Its time is over",
  off: "Switched off",
} as const satisfies Readonly<Record<GiftCardState, string>>;

export const STATE_CHOICES = GIFT_CARD_STATES.map((value) => ({
  value,
  label: STATE_TEXT[value],
}));
