import { problem, type Problem } from "../problem.ts";

/** Longest note about a customer, in characters. */
export const CUSTOMER_NOTE_MAX = 2_000;

/** What is wrong with a note about a customer; it must come trimmed. */
export function checkNote(text: string): Problem[] {
  return text !== "" && text.length <= CUSTOMER_NOTE_MAX
    ? []
    : [problem("customer.noteMissing", "text", CUSTOMER_NOTE_MAX)];
}
