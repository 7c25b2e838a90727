import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";

/** Longest reason of what staff do by hand. */
export const LEDGER_REASON_MAX = 200;

/** What is wrong with the reason of what staff do by hand. It stands in the trail beside lines of others. */
export function checkReason(reason: string): Problem[] {
  return reason !== "" && reason.length <= LEDGER_REASON_MAX && isOneLine(reason)
    ? []
    : [problem("ledger.reasonMissing", "reason", LEDGER_REASON_MAX)];
}

/** The most that staff give or take at once, in an account's units: 10,000 of most currencies, a million points. */
const UNITS_MOST = 1_000_000;

/** What is wrong with what staff give or take; the reason must come trimmed. */
export function checkMove(draft: { readonly units: number; readonly reason: string }): Problem[] {
  const { units, reason } = draft;
  const isAmount = Number.isSafeInteger(units) && units > 0 && units <= UNITS_MOST;
  return [...(isAmount ? [] : [problem("ledger.amountInvalid", "amount")]), ...checkReason(reason)];
}
