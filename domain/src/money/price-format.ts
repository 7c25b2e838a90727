import type { Money } from "./money.ts";
import type { PriceFormat } from "../store/settings.ts";
import { fractionDigits } from "../store/currency.ts";

/** The amount in major units, for the wire: 4995 cents are 49.95. */
export function decimalOf(amount: Money): number {
  return amount.minor / 10 ** fractionDigits(amount.currency);
}

/** Major units back to whole minor units, rounded; NaN stays NaN. */
export function minorOf(decimal: number, currency: string): number {
  return Math.round(decimal * 10 ** fractionDigits(currency));
}

/** `$1,234.50` (CONF-30, CONF-31); less than nothing is `−$30.12`, with a real minus. */
export function formatPrice(amount: Money, format: PriceFormat): string {
  const sign = amount.minor < 0 ? "\u2212" : "";
  const fixed = Math.abs(decimalOf(amount)).toFixed(format.precision);
  const [whole = "0", fraction] = fixed.split(".");
  const number = grouped(whole, format) + (fraction ? format.decimalSymbol + fraction : "");
  return sign + format.pattern.replace("%s", () => number);
}

function grouped(whole: string, { groupLength, groupSymbol }: PriceFormat): string {
  if (groupLength <= 0) return whole;
  const parts: string[] = [];
  for (let end = whole.length; end > 0; end -= groupLength) {
    parts.unshift(whole.slice(Math.max(0, end - groupLength), end));
  }
  return parts.join(groupSymbol);
}
