import type { Amount } from "./ledger.ts";

/** `{ minor: 6150, currency: "USD" }` as `$61.50`, whatever number of decimals the currency has. */
export function amountText({ minor, currency }: Amount): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** decimals);
}
