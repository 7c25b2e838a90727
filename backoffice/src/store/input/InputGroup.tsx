import { FieldError } from "@placket/ui/form/field/Field";
import type { ReactNode } from "react";
import styles from "./InputGroup.module.css";

interface InputGroupProps {
  readonly id: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Several controls that make one setting together. */
export function InputGroup({ id, label, hint, error, children }: InputGroupProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      className={styles["group"]}
      {...(described ? { "aria-describedby": described } : {})}
    >
      <legend className={styles["legend"]}>{label}</legend>
      <div className={styles["inputs"]}>{children}</div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p className="muted small" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
