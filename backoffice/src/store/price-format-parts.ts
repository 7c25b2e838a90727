import type { PriceFormat } from "@placket/domain/store/settings";

/** The parts of how amounts are written, as staff read them. */
export const PRICE_FORMAT_PARTS: Readonly<
  Record<keyof PriceFormat, { readonly label: string; readonly hint: string }>
> = {
  pattern: { label: "Pattern", hint: "%s stands for the number." },
  decimalSymbol: { label: "Decimal sign", hint: "1 to 3 characters." },
  precision: { label: "Decimals", hint: "0 to 4." },
  groupSymbol: { label: "Sign between groups", hint: "Up to 3 characters, or none." },
  groupLength: { label: "Digits in a group", hint: "1 to 9." },
};
