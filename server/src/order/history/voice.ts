import { formatPrice } from "@placket/domain/money/price-format";
import type { HistoryVoice } from "@placket/domain/order/said-note";
import { priceFormatFor } from "@placket/domain/store/currency";
import { storeSettingDefaults } from "@placket/domain/store/settings";
import type { Ctx } from "../../context.ts";
import { settingsOf } from "../../store/store-config.ts";
import { sayIn, sayInEnglish } from "../../translation/say.ts";

/** Staff read in English, and amounts as their currency is written by default. */
export const staffVoice: HistoryVoice = {
  say: sayInEnglish,
  price: (amount) =>
    formatPrice(amount, priceFormatFor(amount.currency, storeSettingDefaults.priceFormat)),
};

/** A shopper reads as the call's store view writes. */
export function shopperVoice(ctx: Ctx): HistoryVoice {
  const { priceFormat } = settingsOf(ctx);
  return {
    say: sayIn(ctx),
    price: (amount) => formatPrice(amount, priceFormatFor(amount.currency, priceFormat)),
  };
}
