import { offerToWire } from "@placket/contract/sold-card/offered-gift-card.codec";
import type { GiftCardOffer } from "@placket/domain/sold-card/offer";
import { anOffer } from "@placket/domain/sold-card/testing";
import { aSimpleProductReply, type ProductReply } from "./product.builder.ts";

/** The page of a gift card, as the server sends it. */
export const aGiftCardReply = (offer: Partial<GiftCardOffer> = {}): ProductReply => ({
  ...aSimpleProductReply(),
  type: "giftcard",
  name: "Gift card",
  sku: "GIFT-CARD",
  giftcard: offerToWire(anOffer(offer)),
});
