import type { Problem } from "@placket/domain/problem";
import { useState } from "react";
import { CallError } from "../api/call-error.ts";
import { problemText } from "../notice/show-problem.ts";
import { failureLines, problemLines, type FieldPlace, type ProblemLine } from "./problem-lines.ts";

interface Shown {
  readonly lines: readonly ProblemLine[];
  readonly texts: Readonly<Record<string, string>>;
}

const NOTHING: Shown = { lines: [], texts: {} };

/** What is wrong with a form: lines for the summary, and the words at each field. */
export function useProblems(places: Readonly<Record<string, FieldPlace>>) {
  const [{ lines, texts }, setShown] = useState(NOTHING);
  return {
    lines,
    textOf: (field: string): string | undefined => texts[field],
    /** Whether there was nothing to show. */
    show: (problems: readonly Problem[]): boolean => {
      setShown({ lines: problemLines(problems, places), texts: textsOf(problems) });
      return problems.length === 0;
    },
    fail: (error: Error): void => {
      const problems = error instanceof CallError ? error.problems : [];
      setShown({ lines: failureLines(error, places), texts: textsOf(problems) });
    },
  };
}

function textsOf(problems: readonly Problem[]): Readonly<Record<string, string>> {
  return Object.fromEntries(problems.map((problem) => [problem.field, problemText(problem)]));
}
