import type { GiftCardChoice } from "../../sold-card/choice.ts";
import type { GiftCardOffer } from "../../sold-card/offer.ts";
import { checkStored } from "../../sold-card/read-gift-card.ts";
import type { LineKind } from "../../line/line-kind.ts";
import type { LineRow } from "../../line/line-row.ts";
import { linesOf } from "../../one-line.ts";

/** What is asked of a product that may be a gift card; `null` where it is none, or offers no amount. */
interface MaybeGiftCard {
  readonly giftCard: GiftCardOffer | null;
}

interface MaybeChosen {
  readonly giftCard?: GiftCardChoice | undefined;
}

/** A gift card that is bought: whom it is from and for, what is written on it, and when it is sent (GIFT-01). */
export const GIFT_CARD_LINE: LineKind<MaybeGiftCard, MaybeChosen, MaybeChosen> = {
  is: ({ type }) => type === "giftcard",
  check: ({ giftCard: offer }, { giftCard }) => checkStored(offer, giftCard),
  rows: ({ giftCard }) => (giftCard ? rowsOf(giftCard) : []),
  stored: ({ giftCard }) => ({ giftCard }),
  identity: ({ giftCard }) =>
    giftCard
      ? [
          [
            "giftCard",
            giftCard.amountMinor,
            giftCard.senderName,
            giftCard.senderEmail,
            giftCard.recipientName,
            giftCard.recipientEmail,
            giftCard.message,
            giftCard.sendOn,
            giftCard.design,
          ],
        ]
      : [],
};

function rowsOf(card: GiftCardChoice): LineRow[] {
  const { recipientName, recipientEmail, senderName, senderEmail, message, sendOn } = card;
  const said: readonly (readonly [string, string])[] = [
    ["Gift card for", `${recipientName} <${recipientEmail}>`],
    ["From", `${senderName} <${senderEmail}>`],
    ["Message", linesOf(message).join(" ").trim()],
    ["To be sent on", sendOn],
  ];
  return said
    .filter(([, value]) => value !== "")
    .map(([label, value]) => ({ part: null, label, value, price: null }));
}
