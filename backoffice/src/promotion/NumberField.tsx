import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onValue: (typed: string) => void;
}

/** A number as it is typed: a comma at its end, say, stays until the next sign comes. */
export function NumberField({ value, onValue, ...frame }: NumberFieldProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      {...frame}
      inputMode="decimal"
      maxLength={20}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onValue(target.value);
      }}
    />
  );
}
