import { errorRow } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { CallError } from "@placket/web/call/call-error";
import { useId, useState, type ReactNode } from "react";
import { failureText } from "../../api/failure-text.ts";
import { ShowAnew } from "../../page/form/ShowAnew.tsx";
import { LeaveWarning } from "../../page/form/LeaveWarning.tsx";
import type { Choices } from "../promotion.queries.ts";
import styles from "../RuleForm.module.css";

/** What the form of a rule is given, of whichever kind. */
export interface RuleFormProps<Draft> {
  /** `null` for one that is not written yet. */
  readonly id: number | null;
  readonly draft: Draft;
  readonly choices: Choices;
  /** As `RuleShell` is given them. */
  readonly save?: NonNullable<RuleShellProps<Draft>["save"]>;
  readonly showAnew?: () => void;
}

interface RuleShellProps<Draft> {
  readonly draft: Draft;
  /** The domain's own check. */
  readonly check: (draft: Draft) => readonly Problem[];
  /** Writes it, and gives what is done once nothing is unsaved; without it the rule is only shown. */
  readonly save: ((draft: Draft) => Promise<(() => void) | undefined>) | undefined;
  /** Begins again with what a colleague has made of it. */
  readonly showAnew: (() => void) | undefined;
  /** What follows, once it is saved. */
  readonly done: string;
  readonly children: (parts: RuleParts<Draft>) => ReactNode;
}

/** What the fields of a rule are given. */
interface RuleParts<Draft> {
  readonly id: string;
  readonly draft: Draft;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** The form of a rule: what is typed, what is wrong with it, and its saving. */
export function RuleShell<Draft extends object>({
  draft: begun,
  check,
  save,
  showAnew,
  done,
  children,
}: RuleShellProps<Draft>) {
  const base = useId();
  const [draft, setDraft] = useState(begun);
  const [isDirty, setDirty] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [state, setState] = useState<"open" | "saving" | "saved">("open");
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setDirty(true);
    setState("open");
  };
  const errorOf = (name: string) => {
    const found = problems.find(({ field }) => field === name);
    return found && textOf(found);
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
  const errors = [
    ...problems.map((one) => ({
      ...(one.field !== "" && { field: `${base}-${one.field}` }),
      text: textOf(one),
    })),
    ...(failure !== undefined && problems.length === 0 ? [{ text: failureText(failure) }] : []),
  ];
  const isBehind = failure instanceof CallError && failure.is("promotion.ruleChanged");
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveWarning isUnsaved={isDirty && save !== undefined} />
      <ErrorSummary title="Not saved yet" errors={errors} attempt={problems} />
      {children({ id: base, draft, errorOf, onChange: change })}
      {save ? (
        <div className={styles["foot"]}>
          <Button type="submit" busy={state === "saving"} busyLabel="saving">
            Save
          </Button>
          {isBehind && showAnew ? <ShowAnew onPress={showAnew} /> : null}
          <output>{state === "saved" ? done : ""}</output>
        </div>
      ) : null}
    </form>
  );
}

const textOf = ({ error, params }: Problem) => fillPhrase(errorRow(error).text, params);
