import type { Money } from "./money.ts";
import { storeSettingDefaults, type PriceFormat } from "../store/settings.ts";

/** Signs before the number (reading 34); other currencies show their code. */
const SIGNS: Readonly<Record<string, string>> = {
  CAD: "CA$%s",
  EUR: "€%s",
  GBP: "£%s",
  JPY: "¥%s",
  USD: "$%s",
};

/** Currencies whose minor unit is not a hundredth (ISO 4217). */
const DIGITS: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 0,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  PYG: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
};

/** Digits behind the decimal point: dollars 2, yen 0. */
export function fractionDigits(currency: string): number {
  return DIGITS[currency] ?? 2;
}

/** The amount in major units, for the wire: 4995 cents are 49.95. */
export function decimalOf(amount: Money): number {
  return amount.minor / 10 ** fractionDigits(amount.currency);
}

/** Major units back to whole minor units, rounded; NaN stays NaN. */
export function minorOf(decimal: number, currency: string): number {
  return Math.round(decimal * 10 ** fractionDigits(currency));
}

/**
 * The format a price is written in: what staff configured first, else the currency's own, the dollar
 * prefix being the last default (reading 34).
 */
export function priceFormatFor(currency: string, configured: PriceFormat): PriceFormat {
  if (configured !== storeSettingDefaults.priceFormat) return configured;
  const pattern = SIGNS[currency] ?? `${currency} %s`;
  return { ...configured, pattern, precision: fractionDigits(currency) };
}

/** `$1,234.50` (CONF-30, CONF-31). */
export function formatPrice(amount: Money, format: PriceFormat): string {
  const sign = amount.minor < 0 ? "-" : "";
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
