import { errorRow } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { CallError } from "@placket/web/call/call-error";
import { useId, useState } from "react";
import { failureText } from "../api/failure-text.ts";
import { LeaveWarning } from "../page/form/LeaveWarning.tsx";
import { ActionFields } from "./ActionFields.tsx";
import { ConditionGroup } from "./condition/ConditionGroup.tsx";
import { Preview } from "./Preview.tsx";
import type { Choices } from "./promotion.queries.ts";
import { checkDraft, type Draft } from "./rule-draft.ts";
import { RuleFields } from "./RuleFields.tsx";
import styles from "./RuleForm.module.css";

interface RuleFormProps {
  /** `null` for one that is not written yet. */
  readonly id: number | null;
  readonly draft: Draft;
  readonly choices: Choices;
  /** Writes it, and gives what is done once nothing is unsaved; without it the rule is only shown. */
  readonly save?: (draft: Draft) => Promise<(() => void) | undefined>;
  /** Begins again with what a colleague has made of it. */
  readonly showAnew?: () => void;
}

/** A rule in four steps: what it is called and when it is on, what it does, for which carts, for which lines. */
export function RuleForm({ id, draft: begun, choices, save, showAnew }: RuleFormProps) {
  const base = useId();
  const [draft, setDraft] = useState(begun);
  const [isDirty, setDirty] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [state, setState] = useState<"open" | "saving" | "saved">("open");
  const currency = draft.currency === "" ? choices.catalogCurrency : draft.currency;
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
    const found = checkDraft(draft);
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
  const parts = { id: base, draft, choices, currency, errorOf, onChange: change };
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
      <RuleFields {...parts} />
      <section className={styles["part"]} aria-labelledby={`${base}-does`}>
        <h2 id={`${base}-does`}>What it does</h2>
        <ActionFields
          id={base}
          action={draft.action}
          currency={currency}
          errorOf={errorOf}
          onChange={(action) => change({ action })}
        />
      </section>
      <section className={styles["part"]} aria-labelledby={`${base}-conditions`}>
        <h2 id={`${base}-conditions`} tabIndex={-1}>
          For which carts
        </h2>
        <p>
          {draft.conditions.of.length === 0
            ? "Every cart, as long as no condition stands here."
            : "Carts that fit these conditions."}
        </p>
        <ConditionGroup
          group={draft.conditions}
          about="cart"
          choices={choices}
          currency={currency}
          label="conditions of the cart"
          onChange={(conditions) => change({ conditions })}
        />
      </section>
      <section className={styles["part"]} aria-labelledby={`${base}-lines`}>
        <h2 id={`${base}-lines`} tabIndex={-1}>
          For which of their lines
        </h2>
        <p>
          {draft.lines.of.length === 0
            ? "Every line, as long as no condition stands here. Lines at a bulk price take no promotion."
            : "Lines that fit these conditions. Lines at a bulk price take no promotion."}
        </p>
        <ConditionGroup
          group={draft.lines}
          about="line"
          choices={choices}
          currency={currency}
          label="conditions of the line"
          onChange={(lines) => change({ lines })}
        />
      </section>
      <Preview id={id} draft={draft} />
      {save ? (
        <div className={styles["foot"]}>
          <Button type="submit" busy={state === "saving"} busyLabel="saving">
            Save
          </Button>
          {isBehind && showAnew ? (
            <Button kind="line" onClick={showAnew}>
              Show What It Is Now
            </Button>
          ) : null}
          <output>{state === "saved" ? "Saved. Carts are priced so within a second." : ""}</output>
        </div>
      ) : null}
    </form>
  );
}

const textOf = ({ error, params }: Problem) => fillPhrase(errorRow(error).text, params);
