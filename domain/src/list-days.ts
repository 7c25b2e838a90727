import { problem, type Problem } from "./problem.ts";

/** Days between which a list is read, `2026-03-02`; both belong to it. */
interface ListDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What is wrong with the days of a list: the last one stands before the first. */
export function checkDays({ from, to }: ListDays): Problem[] {
  if (from === undefined || to === undefined || from <= to) return [];
  return [problem("list.daysReversed", "to")];
}
