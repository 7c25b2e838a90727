import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { CallError } from "@placket/web/call/call-error";
import type { ReactNode } from "react";
import { ShowAnew } from "../../page/form/ShowAnew.tsx";
import { LeaveWarning } from "../../page/form/LeaveWarning.tsx";
import { useDraft, type DraftParts } from "../../page/form/use-draft.ts";
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
  readonly children: (parts: DraftParts<Draft>) => ReactNode;
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
  const { parts, problems, errors, failure, state, isDirty, submit } = useDraft({
    begun,
    check,
    save,
  });
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
      {children(parts)}
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
