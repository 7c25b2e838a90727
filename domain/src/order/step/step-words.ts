import { isOneLine } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";

/** Longest reason for what is done with an order. */
export const REASON_MAX = 200;

/** Why something is done with an order: one line, for it stands beside lines of others. */
export function checkReason(reason: string): Problem[] {
  const text = reason.trim();
  return text !== "" && text.length <= REASON_MAX && isOneLine(text)
    ? []
    : [problem("order.reasonMissing", "reason", REASON_MAX)];
}

/** Longest note to an order. */
export const NOTE_MAX = 2_000;

/** What is wrong with a note that staff write to an order; lines of its own it may have. */
export function checkNote(text: string): Problem[] {
  const isGood = text.trim() !== "" && text.length <= NOTE_MAX;
  return isGood ? [] : [problem("order.noteMissing", "text", NOTE_MAX)];
}
