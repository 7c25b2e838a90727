import { addressOf } from "../page/address-of.ts";

export const giftCardsAt = addressOf("/gift-cards");
export const giftCardAt = addressOf("/gift-cards/{id}");
