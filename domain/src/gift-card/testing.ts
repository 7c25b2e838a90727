import { money } from "../money/money.ts";
import type { GiftCard } from "./gift-card.ts";

/** A card with 50 dollars that is good for ever. */
export const aCard = (draft: Partial<GiftCard> = {}): GiftCard => ({
  id: 1,
  accountId: draft.id ?? 1,
  lastFour: "7K2M",
  balance: money(5000, "USD"),
  isOpen: true,
  expiresAt: null,
  ...draft,
});
