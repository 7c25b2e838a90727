import type { ErrorKey } from "@placket/domain/errors";
import type { Problem } from "@placket/domain/problem";
import { CallError } from "./call-error.ts";

/** Whether a key that came over the wire names a row that the asker carries. */
export type KnowsKey = (key: string) => key is ErrorKey;

/**
 * What was refused by rows that the asker carries. A part of the page that comes late has rows of its own, which no
 * page knows (`CallError.problems`).
 */
export function refusedBy(error: unknown, knows: KnowsKey): readonly Problem[] {
  if (!(error instanceof CallError)) return [];
  const { entries, problems } = error;
  return entries.length === 0 ? problems : problemsOf(entries, knows);
}

/** The problems that entries of an answer name; none of a key that is not known. */
export const problemsOf = (entries: readonly unknown[], knows: KnowsKey): Problem[] =>
  entries.flatMap((entry) => problemOf(entry, knows));

function problemOf(entry: unknown, knows: KnowsKey): Problem[] {
  if (!isRecord(entry)) return [];
  const { field, key, parameters } = entry;
  if (typeof key !== "string" || !knows(key)) return [];
  const params = Array.isArray(parameters) ? parameters.filter(isParam) : [];
  return [{ field: typeof field === "string" ? field : "", error: key, params }];
}

const isParam = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
