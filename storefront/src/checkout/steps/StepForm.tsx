import { Button } from "@placket/ui/action/button/Button";
import { useState, type ReactNode } from "react";
import { t } from "../../translation/translate.ts";
import { LateErrorSummary } from "../late-parts.tsx";
import type { ProblemLine } from "../problem-lines.ts";
import { summaryTitle } from "../summary-words.ts";
import styles from "./StepForm.module.css";

interface StepFormProps {
  /** What is wrong now. */
  readonly lines: readonly ProblemLine[];
  /** Which try the lines belong to: another one takes the focus. */
  readonly attempt: number;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The form of a step: what is wrong on top, its fields, and the way on. */
export function StepForm(props: StepFormProps) {
  const { lines, attempt, submitLabel, busy, onSubmit, onCancel, children } = props;
  const [wasWrong, setWrong] = useState(false);
  // It stays when all is mended: it knows which try it has told of.
  if (lines.length > 0 && !wasWrong) setWrong(true);
  return (
    <form
      noValidate
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {wasWrong ? (
        <LateErrorSummary
          title={summaryTitle(lines.length)}
          errors={lines}
          attempt={attempt}
          className={styles["summary"]}
        />
      ) : null}
      {children}
      <div className={styles["ways"]}>
        <Button type="submit" busy={busy} busyLabel={t("Saving")}>
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button kind="link" onClick={onCancel}>
            {t("Cancel")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
