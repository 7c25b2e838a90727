import type { GiftCardOffer } from "@placket/domain/sold-card/offer";
import { money } from "@placket/domain/money/money";
import { decimalOf, minorOf } from "@placket/domain/money/price-format";
import { z } from "zod";

/** What a gift card may be worth, by the documents' names (GIFT-02, GIFT-04). */
export const offeredGiftCard = z.object({
  giftcard_type: z.literal("VIRTUAL"),
  /** An amount's id is what it is worth in minor units: it stays as long as the amount does. */
  giftcard_amounts: z.array(z.object({ value_id: z.number(), value: z.number() })),
  allow_open_amount: z.enum(["0", "1"]),
  open_amount_min: z.number().nullable(),
  open_amount_max: z.number().nullable(),
  currency: z.string(),
});

type WireOfferedGiftCard = z.output<typeof offeredGiftCard>;

export function offerToWire({ amounts, open, currency }: GiftCardOffer): WireOfferedGiftCard {
  const decimal = (minor: number) => decimalOf(money(minor, currency));
  return {
    giftcard_type: "VIRTUAL",
    giftcard_amounts: amounts.map((minor) => ({ value_id: minor, value: decimal(minor) })),
    allow_open_amount: open ? "1" : "0",
    open_amount_min: open && decimal(open.minMinor),
    open_amount_max: open && decimal(open.maxMinor),
    currency,
  };
}

export function offerFromWire(wire: WireOfferedGiftCard): GiftCardOffer {
  const { currency, open_amount_min: least, open_amount_max: most } = wire;
  return {
    currency,
    amounts: wire.giftcard_amounts.map(({ value }) => minorOf(value, currency)),
    open:
      wire.allow_open_amount === "1" && least !== null && most !== null
        ? { minMinor: minorOf(least, currency), maxMinor: minorOf(most, currency) }
        : null,
  };
}
