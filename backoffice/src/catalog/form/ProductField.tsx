import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import type { FieldRow } from "./field-rows.ts";
import { SeveralField } from "./SeveralField.tsx";
import type { Typed, Units } from "./typed-values.ts";

interface ProductFieldProps {
  readonly id: string;
  readonly row: FieldRow;
  readonly typed: Typed;
  readonly units: Units;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onTyped: (typed: Typed) => void;
}

/** One value of a product, typed as its kind is. */
export function ProductField(props: ProductFieldProps) {
  const { row, typed } = props;
  switch (row.kind) {
    case "yes":
      return (
        <Checkbox
          id={props.id}
          label={row.label}
          disabled={props.disabled}
          checked={typed === true}
          onChange={({ target }) => props.onTyped(target.checked)}
        />
      );
    case "several":
      return <SeveralField {...props} chosen={typeof typed === "object" ? typed : []} />;
    case "choice":
    case "yesOrNo":
      return <Choice {...props} text={String(typed)} />;
    case "prose":
      return <Prose {...props} text={String(typed)} />;
    default:
      return <Line {...props} text={String(typed)} />;
  }
}

type TextProps = ProductFieldProps & { readonly text: string };

const frameOf = ({ id, row, error, disabled }: ProductFieldProps) => ({
  id,
  label: row.label,
  hint: row.hint,
  error,
  disabled,
});

const YES_OR_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

function Choice({ text, ...props }: TextProps) {
  const { kind, choices = [], unlessChosen } = props.row;
  return (
    <SelectField
      {...frameOf(props)}
      value={text}
      onChange={({ target }) => props.onTyped(target.value)}
    >
      {unlessChosen === undefined ? null : <option value="">{unlessChosen}</option>}
      {(kind === "yesOrNo" ? YES_OR_NO : choices).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

const Prose = ({ text, ...props }: TextProps) => (
  <TextArea
    {...frameOf(props)}
    value={text}
    rows={props.row.rows ?? 3}
    maxLength={65_536}
    onChange={({ target }) => props.onTyped(target.value)}
  />
);

function Line({ text, ...props }: TextProps) {
  const { kind, label } = props.row;
  const { currency, weightUnit } = props.units;
  const end =
    kind === "amount" ? currency : kind === "weight" ? WEIGHT_TEXT[weightUnit] : undefined;
  const isNumber = kind !== "line" && kind !== "day";
  return (
    <TextField
      {...frameOf(props)}
      label={label}
      end={end}
      value={text}
      type={kind === "day" ? "date" : "text"}
      autoComplete="off"
      {...(isNumber ? { inputMode: "decimal", maxLength: 20 } : { maxLength: 4_000 })}
      onChange={({ target }) => props.onTyped(target.value)}
    />
  );
}

const WEIGHT_TEXT = { lbs: "lb", kgs: "kg" } as const;
