import type { StoredCartItem } from "@placket/domain/cart/cart";
import { dayIn } from "@placket/domain/clock-days";
import type { LineChoice } from "@placket/domain/cart/line-kinds";
import type { AskedGiftCard, GiftCardChoice } from "@placket/domain/sold-card/choice";
import { askedAgain, readGiftCard } from "@placket/domain/sold-card/read-gift-card";
import { money } from "@placket/domain/money/money";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../../catalog/read-model.ts";
import type { Sellable } from "../../../catalog/sellable.ts";
import type { Ctx } from "../../../context.ts";
import { settingsOf } from "../../../store/store-config.ts";
import type { Sale } from "../sold-as.ts";

/** What a gift card is asked to be: as it is typed, or as another line stores it. */
export type WishedGiftCard = AskedGiftCard | GiftCardChoice;

/**
 * A gift card goes by letter, whatever its product weighs, and lies on no shelf that could be empty of it. No tax is on
 * it: goods are taxed, which it pays for one day.
 */
export const giftCardAsChosen = (_ctx: Ctx, product: Sellable): Sellable => ({
  ...product,
  isVirtual: true,
  weightGrams: 0,
  taxClassId: null,
  stock: { quantity: null, backorders: false },
});

/**
 * What a gift card costs: what it is worth. Nothing lowers it, neither a special price nor a rule nor a promotion, as
 * little as a price for many pieces is lowered (PDP-48).
 */
export function giftCardSale(
  { store: { currency } }: Ctx,
  { configuration: { giftCard } }: StoredCartItem,
): Sale | undefined {
  if (!giftCard) return undefined;
  const price = money(giftCard.amountMinor, currency);
  return {
    price: {
      familyPieces: 1,
      unitPrice: price,
      regularPrice: price,
      isBulkPrice: true,
      priceRules: [],
      next: undefined,
    },
    bundled: [],
  };
}

/** What is asked of a gift card, as its line stores it; of what is none nothing is asked. */
export function giftCardChosen(
  ctx: Ctx,
  productId: number,
  asked: WishedGiftCard,
): Result<LineChoice> {
  const offer = ctx.held(readModel).current().sellable(productId, null, ctx.store.id)?.giftCard;
  if (!offer) return ok({});
  const today = dayIn(ctx.now, settingsOf(ctx).dispatchTimeZone);
  const typed = "amountMinor" in asked ? askedAgain(asked, offer, today) : asked;
  const read = readGiftCard(offer, typed, today);
  return read.ok
    ? ok({ giftCard: read.value })
    : refuse(...read.problems.map((one) => ({ ...one, field: `giftCard.${one.field}` })));
}
