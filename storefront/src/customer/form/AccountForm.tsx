import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import type { FormEvent, ReactNode } from "react";
import type { ProblemLine } from "../../checkout/problem-lines.ts";
import { summaryTitle } from "../../checkout/summary-words.ts";
import { t } from "../../translation/translate.ts";
import styles from "./AccountForm.module.css";

interface AccountFormProps {
  /** What is wrong now, and which try that belongs to: another one takes the focus. */
  readonly lines: readonly ProblemLine[];
  readonly attempt: number;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onSubmit: (form: FormData) => void;
  /** Beside the way on. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form of an account. Its fields keep their own texts: what a browser filled in before the page was alive
 * counts too, and a form that is sent before that keeps the password out of the address.
 */
export function AccountForm(props: AccountFormProps) {
  const { lines, attempt, submitLabel, busy, onSubmit, beside, children } = props;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form noValidate method="post" className={styles["form"]} onSubmit={send}>
      <ErrorSummary title={summaryTitle(lines.length)} errors={lines} attempt={attempt} />
      {children}
      <div className={styles["ways"]}>
        <Button type="submit" busy={busy} busyLabel={t("Sending")}>
          {submitLabel}
        </Button>
        {beside}
      </div>
    </form>
  );
}
