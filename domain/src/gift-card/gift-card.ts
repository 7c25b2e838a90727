import { money, type Money } from "../money/money.ts";

/** A gift card as it stands: what is left on it, and until when it is taken. */
export interface GiftCard {
  readonly id: number;
  readonly accountId: number;
  /** The last signs of its code, by which it is told from others. */
  readonly lastFour: string;
  readonly balance: Money;
  /** Staff have not switched it off. */
  readonly isOpen: boolean;
  /** Its first moment that is too late; `null` for never. */
  readonly expiresAt: Date | null;
}

/** How many cards may be used for one order. */
export const GIFT_CARDS_MOST = 5;

/** What a card can pay in a currency now; nothing when it is off, over or of another one. */
export function payableWith(card: GiftCard, currency: string, now: Date): Money {
  const isUsable =
    card.isOpen &&
    card.balance.currency === currency &&
    (card.expiresAt === null || now < card.expiresAt);
  return isUsable ? card.balance : money(0, currency);
}
