import { EMPTY_GIFT_CARD, type AskedGiftCard, type GiftCardChoice } from "./choice.ts";
import type { GiftCardOffer } from "./offer.ts";

/** 25, 50 and 100 dollars, or an own amount from 10 to 500. */
export const anOffer = (draft: Partial<GiftCardOffer> = {}): GiftCardOffer => ({
  currency: "USD",
  amounts: [2500, 5000, 10_000],
  open: { minMinor: 1000, maxMinor: 50_000 },
  ...draft,
});

/** A card of 50 dollars, as it is typed. */
export const askedCard = (draft: Partial<AskedGiftCard> = {}): AskedGiftCard => ({
  ...EMPTY_GIFT_CARD,
  amount: "50",
  senderName: "Demo Sender",
  senderEmail: "sender@example.com",
  recipientName: "Demo Recipient",
  recipientEmail: "recipient@example.com",
  message: "Enjoy it!",
  ...draft,
});

/** The same as a line stores it. */
export const aGiftCard = (draft: Partial<GiftCardChoice> = {}): GiftCardChoice => ({
  amountMinor: 5000,
  senderName: "Demo Sender",
  senderEmail: "sender@example.com",
  recipientName: "Demo Recipient",
  recipientEmail: "recipient@example.com",
  message: "Enjoy it!",
  sendOn: "",
  design: "classic",
  ...draft,
});
