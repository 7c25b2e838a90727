import { formatPrice, minorOf } from "@placket/domain/money/price-format";
import { priceFormatFor } from "@placket/domain/store/currency";
import { storeSettingDefaults } from "@placket/domain/store/settings";

/** `$1,234.50`: an amount as it travels, written as its currency is by default. */
export function amountText({ value, currency }: { value: number; currency: string }): string {
  const format = priceFormatFor(currency, storeSettingDefaults.priceFormat);
  return formatPrice({ minor: minorOf(value, currency), currency }, format);
}
