import { offerOf, rangeOf, type GiftCardOffer } from "@placket/domain/sold-card/offer";
import type { LoadedGiftCard } from "../loading/gift-cards.sql.ts";
import { NONE, PRODUCT_TYPES, rowOf, type ProductRows } from "./product-rows.ts";

/** What products of the type `giftcard` may be worth. */
export interface GiftCards {
  /** What one offers in a website, in its currency; `null` of what is none, or is offered in no such currency. */
  of(row: number, websiteId: number): GiftCardOffer | null;
  /** What it costs there at least and at most, in minor units; `undefined` of what is no gift card. */
  rangeOf(row: number, websiteId: number): GiftCardRange | undefined;
  /** From now on one offers this; `undefined`: it is none any more. */
  set(row: number, card: LoadedGiftCard | undefined): void;
}

interface GiftCardRange {
  readonly lowest: number;
  readonly highest: number;
}

/** @param currency of the catalogue, in which amounts are that no website says otherwise. */
export function giftCards(
  rows: ProductRows,
  loaded: readonly LoadedGiftCard[],
  currency: string,
): GiftCards {
  const byRow = new Map<number, LoadedGiftCard>();
  for (const card of loaded) byRow.set(rowOf(rows, card.product), card);
  const of = (row: number, websiteId: number) => {
    const card = byRow.get(row);
    if (!card) return null;
    const website = rows.websitePrices.get(websiteId)?.exchange.to ?? currency;
    const own = card.websites[String(websiteId)];
    if (own) return offerOf(own, website);
    return website === currency ? offerOf(card.said, currency) : null;
  };
  return {
    of,
    rangeOf: (row, websiteId) => {
      if (PRODUCT_TYPES[rows.types[row]!] !== "giftcard") return undefined;
      const offer = of(row, websiteId);
      return offer ? rangeOf(offer) : { lowest: NONE, highest: NONE };
    },
    set: (row, card) => {
      if (card) byRow.set(row, card);
      else byRow.delete(row);
    },
  };
}
