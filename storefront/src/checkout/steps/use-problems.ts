import type { Problem } from "@placket/domain/problem";
import { useState } from "react";
import { CallError } from "@placket/web/call/call-error";
import { fetchWords, wordsSoFar } from "../late-words.ts";
import type { FieldPlace, ProblemLine } from "../problem-lines.ts";
import { unreachableText } from "../summary-words.ts";

interface Shown {
  /** How often something was wrong: another number takes the focus to the summary. */
  readonly attempt: number;
  readonly problems: readonly Problem[];
  /** A call that failed for no reason of the form's. */
  readonly failure: Error | undefined;
}

const NOTHING: Shown = { attempt: 0, problems: [], failure: undefined };

/** What is wrong with a form: lines for the summary, and the same words at each field. */
export function useProblems(places: Readonly<Record<string, FieldPlace>>) {
  const [{ attempt, problems, failure }, setShown] = useState(NOTHING);
  const show = async (found: readonly Problem[], failed?: Error) => {
    // With lines to come the summary must have its words before it takes the focus.
    const isGood = found.length === 0 && failed === undefined;
    if (!isGood && wordsSoFar() === undefined) await fetchWords();
    setShown((shown) => ({ attempt: shown.attempt + 1, problems: found, failure: failed }));
  };
  const lines = linesOf({ problems, failure }, places);
  return {
    lines,
    attempt,
    textOf: (field: string): string | undefined => wordsSoFar()?.fieldText(problems, field),
    /** Whether there was nothing to show. */
    show: (found: readonly Problem[]): boolean => {
      void show(found);
      return found.length === 0;
    },
    fail: (error: Error): void => {
      const told = error instanceof CallError ? error.problems : [];
      void show(told, told.length === 0 ? error : undefined);
    },
    /** A field changed: what was said about it gives way to what is wrong with it now, and may vanish. */
    change: (field: string, now: readonly Problem[] = []): void =>
      setShown((shown) => {
        if (!shown.problems.some((problem) => problem.field === field)) return shown;
        const others = shown.problems.filter((problem) => problem.field !== field);
        return { ...shown, problems: [...others, ...now] };
      }),
  };
}

/** Without the words of the problems it is only said that something failed. */
function linesOf(
  { problems, failure }: Pick<Shown, "problems" | "failure">,
  places: Readonly<Record<string, FieldPlace>>,
): readonly ProblemLine[] {
  if (problems.length === 0 && failure === undefined) return [];
  const words = wordsSoFar();
  if (words === undefined) return [{ text: unreachableText() }];
  return failure ? words.failureLines(failure, places) : words.problemLines(problems, places);
}
