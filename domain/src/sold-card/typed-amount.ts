import { fractionDigits } from "../store/currency.ts";

/**
 * An amount as somebody types it, in minor units; undefined for what is none, or says more decimals than the currency
 * has: nothing is rounded.
 * @example typedAmount("37.50", "USD") is 3750
 */
export function typedAmount(typed: string, currency: string): number | undefined {
  const [, whole, fraction = ""] = /^(\d{1,9})(?:[.,](\d{1,4}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const digits = fractionDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
}

/** The same written: `37.50`, without decimals where there are none to write. */
export function writtenAmount(minor: number, currency: string): string {
  const digits = fractionDigits(currency);
  const unit = 10 ** digits;
  return minor % unit === 0 ? String(minor / unit) : (minor / unit).toFixed(digits);
}
