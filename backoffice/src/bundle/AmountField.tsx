import { decimalOf, minorOf } from "@placket/domain/money/price-format";
import { money } from "@placket/domain/money/money";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState, type ReactNode } from "react";

interface AmountFieldProps {
  readonly id?: string;
  readonly label: ReactNode;
  readonly labelPlace?: "above" | "hidden";
  readonly minor: number | null;
  readonly currency: string;
  readonly error?: string | undefined;
  /** `null` for nothing, or what is no amount. */
  readonly onMinor: (minor: number | null) => void;
}

/** An amount as it is typed. */
export function AmountField({ minor, currency, onMinor, ...frame }: AmountFieldProps) {
  const [typed, setTyped] = useState(() =>
    minor === null ? "" : String(decimalOf(money(minor, currency))),
  );
  return (
    <TextField
      {...frame}
      value={typed}
      inputMode="decimal"
      maxLength={12}
      onChange={({ target }) => {
        setTyped(target.value);
        const amount = Number(target.value.replace(",", "."));
        const isAmount = target.value.trim() !== "" && Number.isFinite(amount) && amount >= 0;
        onMinor(isAmount ? minorOf(amount, currency) : null);
      }}
    />
  );
}
