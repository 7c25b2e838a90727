import type { z } from "zod";
import { amountFromWire } from "../money/money.codec.ts";
import type { giftCardEndpoints } from "./gift-card.rest.ts";

type UsedCardWire = z.infer<typeof giftCardEndpoints.usedGiftCards.reply>["cards"][number];

/** A gift card that has paid for an order of whoever asks. */
export type UsedCard = ReturnType<typeof usedCardFromWire>;

export const usedCardFromWire = ({ code, balance, expiration_date, state }: UsedCardWire) => ({
  code,
  balance,
  endsAt: expiration_date,
  state,
});

interface CheckedWire {
  readonly code: string | null;
  readonly balance: { readonly value: number | null; readonly currency: string | null } | null;
  readonly expiration_date: string | null;
}

/** What is on the card of a code that was asked for. */
export const checkedCardFromWire = ({ code, balance, expiration_date }: CheckedWire) => ({
  code: code ?? "",
  balance: balance && amountFromWire(balance),
  endsAt: expiration_date,
});

/** What a browser asks for about the card of a code, in the wire's spelling. */
export const cardAsked = (code: string) => ({ gift_card_code: code });
