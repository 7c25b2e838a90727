import { TextField } from "@placket/ui/form/text-field/TextField";

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** A length typed as text, with its unit at the end. */
export function NumberField({ unit, onChange, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      end={unit}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
