/** The most that is put on a card, in minor units: 10,000 of most currencies. */
export const GIFT_CARD_MOST_MINOR = 1_000_000;

/** A local part, a domain, a top-level domain of two letters or more (GIFT-06, reading 42). */
export const GIFT_CARD_EMAIL =
  /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,180}[A-Za-z0-9])?\.[A-Za-z]{2,}$/;

export const GIFT_CARD_NAME_MAX = 100;
