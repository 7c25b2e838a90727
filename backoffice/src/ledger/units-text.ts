import { POINTS_UNIT } from "@placket/domain/ledger/own-account";
import { amountText } from "../money/amount-text.ts";

/** `$12.50` or `1,500 points`: what an account counts. */
export function unitsText(value: number, unit: string): string {
  if (unit !== POINTS_UNIT) return amountText({ value, currency: unit });
  const said = new Intl.NumberFormat("en-US").format(Math.abs(value));
  return `${value < 0 ? "−" : ""}${said} ${Math.abs(value) === 1 ? "point" : "points"}`;
}
