import type { PriceFormat } from "./settings.ts";
import { shownSettingDefaults } from "./shown-settings.ts";

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

/** Digits behind the decimal point: dollars 2, yen 0. Whatever a call names as a currency has some. */
export function fractionDigits(currency: string): number {
  return Object.hasOwn(DIGITS, currency) ? (DIGITS[currency] ?? 2) : 2;
}

/**
 * The format a price is written in: what staff configured first, else the currency's own, the dollar
 * prefix being the last default (reading 34).
 */
export function priceFormatFor(currency: string, configured: PriceFormat): PriceFormat {
  if (configured !== shownSettingDefaults.priceFormat) return configured;
  const pattern = SIGNS[currency] ?? `${currency} %s`;
  return { ...configured, pattern, precision: fractionDigits(currency) };
}

/** The sign of a currency as a locale writes it; its code where it has none. */
export function currencySymbol({
  currency,
  locale,
}: {
  readonly currency: string;
  readonly locale: string;
}): string {
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(0);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}
