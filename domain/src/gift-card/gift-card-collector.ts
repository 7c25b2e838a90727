import { spendings, spent } from "../line/spend.ts";
import type { TotalsCollector } from "../line/totals.ts";
import { payableWith, type GiftCard } from "./gift-card.ts";

/** What paying with gift cards depends on. */
export interface GiftCardQuestion {
  readonly giftCards: readonly GiftCard[];
  /** What of the sum is gift cards that are bought, in minor units: no gift card pays for those (decision 0124). */
  readonly soldCardsMinor?: number;
  readonly now: Date;
}

/**
 * What gift cards pay of all that is to be paid, tax and shipping among it, one after the other in the order in which
 * they were put on the cart; one line for all that pay (PAY-14).
 */
export const collectGiftCards: TotalsCollector<GiftCardQuestion> = (
  tally,
  { giftCards, now, soldCardsMinor = 0 },
) => {
  if (giftCards.length === 0) return tally;
  const taken = spendings(
    tally,
    giftCards.map((card) => ({
      accountId: card.accountId,
      mostMinor: payableWith(card, tally.currency, now).minor,
    })),
    soldCardsMinor,
  );
  const paying = giftCards.filter((card) => taken.some((one) => one.accountId === card.accountId));
  const names = paying.map(({ lastFour }) => lastFour).join(", ");
  return spent(tally, taken, {
    code: "giftcardaccount",
    phrase: "Gift Card (%1)",
    values: [names],
  });
};
