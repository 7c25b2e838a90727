import { Button } from "@placket/ui/action/button/Button";
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./OrderChanges.module.css";

interface ChangePanelProps {
  readonly title: string;
  /** What the button says that does it. */
  readonly action: string;
  readonly isBusy: boolean;
  /** Why it was not done; `undefined` while nothing is wrong. */
  readonly fault: string | undefined;
  readonly onSubmit: (form: FormData) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form that changes an order, in the place of the button that opened it. */
export function ChangePanel(props: ChangePanelProps) {
  const { title, action, isBusy, fault, onSubmit, onClose, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      noValidate
      className={`no-print ${styles["panel"]}`}
      aria-labelledby={id}
      onSubmit={submit}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div role="alert">
        {fault === undefined ? null : <p className={styles["fault"]}>{fault}</p>}
      </div>
      <div className={styles["ways"]}>
        <Button type="submit" busy={isBusy} busyLabel={t("Saving")}>
          {action}
        </Button>
        <Button kind="line" onClick={onClose}>
          {t("Back")}
        </Button>
      </div>
    </form>
  );
}
