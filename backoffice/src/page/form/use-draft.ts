import type { Problem } from "@placket/domain/problem";
import type { SummaryError } from "@placket/ui/form/error-summary/ErrorSummary";
import { CallError } from "@placket/web/call/call-error";
import { useId, useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { problemText } from "./problem-lines.ts";

/** Something that is written part by part: what it begins as, how it is checked, what is done with it. */
interface Drafting<Draft> {
  readonly begun: Draft;
  /** The domain's own check. */
  readonly check: (draft: Draft) => readonly Problem[];
  /** Writes it, and gives what is done once nothing is unsaved; without it the draft is only shown. */
  readonly save: ((draft: Draft) => Promise<(() => void) | undefined>) | undefined;
}

/** What the fields of a draft are given. */
export interface DraftParts<Draft> {
  /** What the ids of its fields begin with: `<id>-<field>`, where the summary of errors leads to. */
  readonly id: string;
  readonly draft: Draft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** The state of a form whose values are more than texts, and of its saving; `errors` are for its summary. */
export function useDraft<Draft extends object>({ begun, check, save }: Drafting<Draft>) {
  const id = useId();
  const [draft, setDraft] = useState(begun);
  const [isDirty, setDirty] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [state, setState] = useState<"open" | "saving" | "saved">("open");
  const onChange = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setDirty(true);
    setState("open");
  };
  const errorOf = (field: string) => {
    const found = problems.find((one) => one.field === field);
    return found && problemText(found);
  };
  const submit = async () => {
    const found = check(draft);
    setProblems(found);
    setFailure(undefined);
    if (found.length > 0 || !save) return;
    setState("saving");
    try {
      const after = await save(draft);
      setDirty(false);
      setState("saved");
      // The warning about what is unsaved must be gone before the screen is left.
      if (after) setTimeout(after);
    } catch (error) {
      setState("open");
      setFailure(error);
      setProblems(error instanceof CallError ? error.problems : []);
    }
  };
  const errors: readonly SummaryError[] = [
    ...problems.map((one) => ({
      ...(one.field !== "" && { field: `${id}-${one.field}` }),
      text: problemText(one),
    })),
    ...(failure !== undefined && problems.length === 0 ? [{ text: failureText(failure) }] : []),
  ];
  const parts: DraftParts<Draft> = { id, draft, errorOf, onChange };
  return { parts, problems, errors, failure, state, isDirty, submit };
}
