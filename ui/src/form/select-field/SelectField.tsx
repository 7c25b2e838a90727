import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import field from "../field/Field.module.css";
import { Field, type FieldFrame } from "../field/Field.tsx";
import styles from "./SelectField.module.css";

type SelectFieldProps = Omit<ComponentProps<"select">, "size"> &
  FieldFrame & {
    /** 40 or 46 px high. */
    size?: "sm" | "md" | undefined;
  };

/** The browser's own select in our clothes; the children are its `<option>`s. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelPlace, mark, hint, error, size = "md", className, ...native } = props;
  const frame = { label, mark, hint, error, id: native.id, className };
  return (
    <Field {...frame} {...(labelPlace ? { labelPlace } : {})}>
      {(control) => (
        <span className={styles["box"]}>
          <select
            {...native}
            {...control}
            className={classNames(field["control"], styles["select"], styles[size])}
          />
        </span>
      )}
    </Field>
  );
}
