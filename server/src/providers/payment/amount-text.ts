import { money, type Money } from "@placket/domain/money/money";
import { fractionDigits } from "@placket/domain/store/currency";

/** Minor units as processors write amounts: `61.50`, or `500` in a currency without decimals. */
export function amountText({ minor, currency }: Money): string {
  const decimals = fractionDigits(currency);
  const digits = String(minor).padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** @throws RangeError when the text is not an amount. */
export function amountFromText(text: string, currency: string): Money {
  const [whole = "", part = ""] = text.split(".");
  const decimals = fractionDigits(currency);
  return money(Number(whole + part.padEnd(decimals, "0").slice(0, decimals)), currency);
}
