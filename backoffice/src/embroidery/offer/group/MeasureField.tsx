import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";

interface MeasureFieldProps {
  readonly label: string;
  /** Millimeters unless told. */
  readonly unit?: string;
  readonly value: number;
  /** Of what is no number, `NaN`. */
  readonly onValue: (value: number) => void;
  readonly id?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly labelPlace?: "hidden";
  readonly className?: string | undefined;
}

/** A measure as it is typed; where it changes otherwise meanwhile, what it is now stands there. */
export function MeasureField({ value, onValue, unit = "mm", ...frame }: MeasureFieldProps) {
  const [typed, setTyped] = useState(() => textOf(value));
  // What is typed stands as it is typed as long as it says the same: `10.` on the way to `10.5`.
  const shown = Object.is(numberOf(typed), value) ? typed : textOf(value);
  return (
    <TextField
      {...frame}
      end={unit}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onValue(numberOf(target.value));
      }}
    />
  );
}

const textOf = (value: number) => (Number.isFinite(value) ? String(value) : "");

const numberOf = (typed: string) =>
  typed.trim() === "" ? Number.NaN : Number(typed.trim().replace(",", "."));
