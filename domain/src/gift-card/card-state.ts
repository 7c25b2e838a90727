/** How a card stands, for staff. */
export const GIFT_CARD_STATES = ["usable", "empty", "over", "off"] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];
