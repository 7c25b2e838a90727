import type { Measure } from "@placket/domain/report/reports";
import { amountText } from "../money/amount-text.ts";
import type { ReportLine } from "./report.queries.ts";

type Sums = Pick<ReportLine, "counts" | "amounts">;

/** A count or an amount of a row as it is read; nothing where it has no sum. */
export function measureText({ counts, amounts }: Sums, name: Measure): string {
  const amount = amounts[name];
  if (amount) return amountText(amount);
  const count = counts[name];
  return count === undefined ? "" : COUNT.format(count);
}

/** The same as a number, in whole units. */
export const measureValue = ({ counts, amounts }: Sums, name: Measure): number =>
  amounts[name]?.value ?? counts[name] ?? 0;

const COUNT = new Intl.NumberFormat("en-US");

/** `2026-03-02` as it is read: `Mon, Mar 2, 2026`. */
export const dayText = (day: string): string => DAY.format(Date.parse(day));

const DAY = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
