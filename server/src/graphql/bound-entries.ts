import { problem } from "@placket/domain/problem";
import { refusedError } from "./refused.ts";

/** Refuses a change of more entries than can be meant; `max` is what a list of them may hold. */
export function boundEntries(entries: readonly unknown[], field: string, max: number): void {
  if (entries.length > max) throw refusedError([problem("access.badRequest", field, field)]);
}
