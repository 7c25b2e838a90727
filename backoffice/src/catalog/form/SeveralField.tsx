import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { FieldError } from "@placket/ui/form/field/Field";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import type { FieldRow } from "./field-rows.ts";
import styles from "./ProductForm.module.css";

interface SeveralFieldProps {
  readonly id: string;
  readonly row: FieldRow;
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onTyped: (chosen: readonly string[]) => void;
}

/** More than these are found by what is typed. */
const MANY = 12;

/** Some of several: those that are chosen stand first, the others where they are looked for. */
export function SeveralField({ id, row, chosen, error, disabled, onTyped }: SeveralFieldProps) {
  const [looked, setLooked] = useState("");
  // What stood first stays first while boxes are ticked.
  const [first] = useState(chosen);
  const { label, choices = [] } = row;
  const text = looked.trim().toLowerCase();
  const ordered = [
    ...choices.filter(({ value }) => first.includes(value)),
    ...choices.filter(({ value }) => !first.includes(value)),
  ];
  const shown = ordered.filter((choice) => choice.label.toLowerCase().includes(text));
  return (
    <fieldset id={id} className={styles["several"]} disabled={disabled}>
      <legend className={styles["legend"]}>
        {label} <span className="muted">({chosen.length})</span>
      </legend>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {choices.length > MANY ? (
        <TextField
          label={`Find in ${label}`}
          labelPlace="hidden"
          placeholder="Find"
          type="search"
          value={looked}
          autoComplete="off"
          onChange={({ target }) => setLooked(target.value)}
        />
      ) : null}
      {/* A list that scrolls can be reached by the keyboard through its boxes. */}
      <div className={styles["boxes"]}>
        {shown.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            size="sm"
            label={name}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onTyped(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
        {shown.length === 0 ? <p className="muted">Nothing is called so.</p> : null}
      </div>
    </fieldset>
  );
}
