import { errorRow } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
import type { Problem } from "@placket/domain/problem";

/** What is wrong at a field, in words. */
export interface FieldProblem {
  readonly name: string;
  readonly message: string;
}

/** The first problem of each field of a form, in the order of its fields. */
export function fieldProblems(
  problems: readonly Problem[],
  names: readonly string[],
  textOf: (problem: Problem) => string = problemText,
): FieldProblem[] {
  return names.flatMap((name) => {
    const found = problems.find(({ field }) => field === name);
    return found ? [{ name, message: textOf(found) }] : [];
  });
}

/** The text of a problem's row, filled with its values. */
export const problemText = ({ error, params }: Pick<Problem, "error" | "params">): string =>
  fillPhrase(errorRow(error).text, params);
