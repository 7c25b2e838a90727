import { DAY_MS } from "../../durations.ts";
import type { ProofStep } from "./proof-steps.ts";

/** After so many letters nobody is asked again: then staff call. */
export const REMINDERS_MOST = 3;

interface SaidAt {
  readonly step: ProofStep;
  readonly at: Date;
}

/**
 * Whether the buyer of an open proof is reminded now: `days` after it was sent, and again as many days after each
 * reminder. `events` are those of its version, first to last; sent again, it begins anew.
 */
export function isReminderDue(
  events: readonly SaidAt[],
  { days, now }: { readonly days: number; readonly now: Date },
): boolean {
  const sent = events.findLastIndex(({ step }) => step === "send");
  const last = events.at(-1);
  if (sent < 0 || !last) return false;
  const since = events.slice(sent + 1);
  // Whatever else was said since then is an answer.
  if (since.some(({ step }) => step !== "remind") || since.length >= REMINDERS_MOST) return false;
  return now.getTime() - last.at.getTime() >= days * DAY_MS;
}
