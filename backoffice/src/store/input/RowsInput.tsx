import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import type { ReactNode } from "react";
import styles from "./AgreementsInput.module.css";
import { InputGroup } from "./InputGroup.tsx";
import type { RowField, SettingControl } from "../setting-row.ts";
import type { SettingInputProps } from "../SettingInput.tsx";

type Row = Readonly<Record<string, unknown>>;
type RowsControl = Extract<SettingControl, { readonly as: "rows" }>;

/** A setting that is a list of several parts each: every row a group of fields, added and removed where it may be. */
export function RowsInput({ control, ...props }: SettingInputProps & { control: RowsControl }) {
  const { typed, disabled, onTyped, onBlur, ...frame } = props;
  const rows = typed as readonly Row[];
  const { fields, noun, isFixed = false } = control;
  const replace = (at: number, by: readonly Row[]) => onTyped(rows.toSpliced(at, 1, ...by));
  return (
    <InputGroup {...frame}>
      <div className={styles["list"]}>
        {rows.map((row, index) => {
          const name = `${noun} ${index + 1}`;
          return (
            // A row has no name of its own that stays while it is typed.
            // oxlint-disable-next-line react/no-array-index-key
            <fieldset key={index} className={styles["agreement"]} disabled={disabled}>
              <legend className={styles["legend"]}>{name}</legend>
              {fields.map((field) => (
                <Field
                  key={field.name}
                  field={field}
                  value={row[field.name]}
                  onChange={(value) => replace(index, [{ ...row, [field.name]: value }])}
                />
              ))}
              {isFixed ? null : (
                <Button
                  kind="link"
                  aria-label={`Remove ${name}`}
                  onClick={() => replace(index, [])}
                >
                  Remove
                </Button>
              )}
            </fieldset>
          );
        })}
        {isFixed ? null : (
          <Button
            kind="line"
            size="sm"
            disabled={disabled}
            onBlur={onBlur}
            onClick={() => onTyped([...rows, blankRow(fields)])}
          >
            Add a {noun}
          </Button>
        )}
      </div>
    </InputGroup>
  );
}

const BLANK: { readonly [As in RowField["as"]]: unknown } = {
  told: "",
  line: "",
  lines: "",
  switch: false,
  choice: "",
};

const blankRow = (fields: readonly RowField[]): Row =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.as === "choice" ? field.choices[0]?.value : BLANK[field.as],
    ]),
  );

interface FieldProps {
  readonly field: RowField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Field({ field, value, onChange }: FieldProps): ReactNode {
  const { label, hint } = field;
  const shared = { label, hint };
  if (field.as === "told") return <p className="muted small">{String(value)}</p>;
  if (field.as === "switch") {
    return (
      <Checkbox
        {...shared}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  if (field.as === "choice") {
    return (
      <SelectField
        {...shared}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      >
        {field.choices.map((choice) => (
          <option key={choice.label} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  }
  const Line = field.as === "line" ? TextField : TextArea;
  return (
    <Line
      {...shared}
      maxLength={field.maxLength}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
