import { useId, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../drawing/icon/Icon.tsx";
import styles from "./Field.module.css";

export type FieldFrame = {
  /** The label, always needed; above the control unless `labelPlace` says otherwise. */
  label: ReactNode;
  labelPlace?: "above" | "beside" | "hidden" | undefined;
  /** Beside the label, as "(optional)". */
  mark?: ReactNode;
  /** A help text under the label's control. */
  hint?: ReactNode;
  /** What is wrong; marks the control as invalid and is read with it. */
  error?: ReactNode;
};

/** The attributes that tie a control to its label, hint and error. */
type ControlProps = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = FieldFrame & {
  /** The control's own id, where a summary of errors links to it. */
  id?: string | undefined;
  /** At the label's end, as a counter. */
  corner?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** The frame of every form control: label, control, error and hint, wired by id. */
export function Field({ id, label, labelPlace = "above", mark, hint, error, ...rest }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = classNames(Boolean(error) && errorId, Boolean(hint) && hintId);
  const control: ControlProps = {
    id: controlId,
    ...(described ? { "aria-describedby": described } : {}),
    ...(error ? { "aria-invalid": true } : {}),
  };
  return (
    <div className={classNames(styles["field"], styles[labelPlace], rest.className)}>
      <div className={labelPlace === "hidden" ? "visually-hidden" : styles["top"]}>
        <label className={styles["label"]} htmlFor={controlId}>
          {label}
          {mark ? <span className={styles["mark"]}> {mark}</span> : null}
        </label>
        {rest.corner}
      </div>
      {rest.children(control)}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? (
        <p className={styles["hint"]} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The line that says what is wrong, with a sign beside the color. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles["error"]} id={id}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}
