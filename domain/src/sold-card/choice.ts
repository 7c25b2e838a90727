import type { GiftCardDesign } from "./designs.ts";

/** A gift card as it is bought: what its line stores (GIFT-01). */
export interface GiftCardChoice {
  /** What it is worth, in minor units of its website's currency. */
  readonly amountMinor: number;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  /** What the sender writes to the recipient; `""` for nothing. */
  readonly message: string;
  /** The day on which it is sent, `2026-12-24` by the store's clocks; `""`: as soon as it is paid. */
  readonly sendOn: string;
  readonly design: GiftCardDesign;
}

/** The same as somebody types it. */
export interface AskedGiftCard {
  /** One of the list as `50`, or `custom`. */
  readonly amount: string;
  /** What it is worth where the amount is `custom`. */
  readonly customAmount: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  readonly sendOn: string;
  readonly design: string;
}

/** The amount that stands for one that the buyer says. */
export const CUSTOM_AMOUNT = "custom";

/** The longest message, in characters. */
export const GIFT_CARD_MESSAGE_MAX = 500;

/** So many days ahead a card may be sent: its money is held for nobody any longer. */
export const GIFT_CARD_DAYS_AHEAD = 365;

export const EMPTY_GIFT_CARD: AskedGiftCard = {
  amount: "",
  customAmount: "",
  senderName: "",
  senderEmail: "",
  recipientName: "",
  recipientEmail: "",
  message: "",
  sendOn: "",
  design: "",
};
