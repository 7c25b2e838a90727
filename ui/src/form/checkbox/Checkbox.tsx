import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { FieldError } from "../field/Field.tsx";
import styles from "./Checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size" | "ref"> & {
  /** The words beside the box; may hold links. */
  label: ReactNode;
  /** At the row's end, as a count. */
  end?: ReactNode;
  /** sm: 18-px box and 14-px text, for long lists. */
  size?: "sm" | "md" | undefined;
  /** Neither on nor off: some of what it stands for. */
  indeterminate?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  ref?: ((input: HTMLInputElement | null) => void) | undefined;
};

/** A native checkbox with its label; the whole row is the target. */
export function Checkbox(props: CheckboxProps) {
  const { label, end, size = "md", indeterminate = false, hint, error, ref, ...rest } = props;
  const { className, ...native } = rest;
  const own = useId();
  const id = native.id ?? own;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const described = classNames(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`);
  return (
    <div className={className}>
      <label className={classNames(styles["row"], styles[size])}>
        <input
          {...native}
          {...(described ? { "aria-describedby": described } : {})}
          {...(error ? { "aria-invalid": true } : {})}
          id={id}
          type="checkbox"
          className={styles["box"]}
          ref={(input) => {
            box.current = input;
            ref?.(input);
          }}
        />
        <span className={styles["label"]}>{label}</span>
        {end ? <span className={styles["end"]}>{end}</span> : null}
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p className={styles["hint"]} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
