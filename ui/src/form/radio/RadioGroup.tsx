import { createContext, use, useId, type ChangeEvent, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { FieldError } from "../field/Field.tsx";
import styles from "./RadioGroup.module.css";

export type RadioGroupProps = {
  /** The question that the choices answer. */
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  /** After the legend in plain weight, as the name of the chosen color. */
  legendValue?: ReactNode;
  /** At the legend's end, as a count or a link. */
  corner?: ReactNode;
  /** The chosen value; null when nothing is chosen yet. */
  value: string | null;
  onChange: (value: string) => void;
  /** The form name; one of its own where it is not given. */
  name?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** On the group, so that a summary of errors can link to it. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

type Choice = { name: string; value: string | null; onChange: (value: string) => void };

const Group = createContext<Choice | null>(null);

/** A fieldset of radios of any look: Radio, SwatchRadio or SizeCell. Arrows move the choice. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, legendHidden, corner, value, onChange, hint, error, required, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const described = classNames(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`);
  return (
    <fieldset
      id={id}
      role="radiogroup"
      className={classNames(styles["group"], props.className)}
      aria-labelledby={`${id}-legend`}
      {...(described ? { "aria-describedby": described } : {})}
      {...(error ? { "aria-invalid": true } : {})}
      {...(required ? { "aria-required": true } : {})}
    >
      <div className={legendHidden ? "visually-hidden" : styles["legend"]}>
        <span id={`${id}-legend`}>
          {legend}{" "}
          {props.legendValue ? <span className={styles["value"]}>{props.legendValue}</span> : null}
        </span>
        {corner ? <span className={styles["corner"]}>{corner}</span> : null}
      </div>
      <Group value={{ name: props.name ?? id, value, onChange }}>{children}</Group>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p className={styles["hint"]} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The attributes of the `<input>` that stands for `value` in the group around it. */
export function useRadio(value: string) {
  const group = use(Group);
  if (!group) throw new Error("A radio needs a RadioGroup around it");
  return {
    type: "radio" as const,
    name: group.name,
    value,
    checked: group.value === value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (event.target.checked) group.onChange(value);
    },
  };
}
