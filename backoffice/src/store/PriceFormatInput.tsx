import { TextField } from "@placket/ui/form/text-field/TextField";
import type { PriceFormat } from "@placket/domain/store/settings";
import { InputGroup } from "./InputGroup.tsx";
import type { SettingInputProps } from "./SettingInput.tsx";

const PARTS: Readonly<
  Record<keyof PriceFormat, { readonly label: string; readonly hint: string }>
> = {
  pattern: { label: "Pattern", hint: "%s stands for the number." },
  decimalSymbol: { label: "Decimal sign", hint: "1 to 3 characters." },
  precision: { label: "Decimals", hint: "0 to 4." },
  groupSymbol: { label: "Sign between groups", hint: "Up to 3 characters, or none." },
  groupLength: { label: "Digits in a group", hint: "1 to 9." },
};

/** How amounts are written (CONF-30, CONF-31). */
export function PriceFormatInput(props: SettingInputProps) {
  const { typed, disabled, onTyped, onBlur, ...frame } = props;
  const parts = typed as Readonly<Record<string, string>>;
  return (
    <InputGroup {...frame}>
      {Object.entries(PARTS).map(([part, { label, hint }]) => (
        <TextField
          key={part}
          label={label}
          hint={hint}
          disabled={disabled}
          autoComplete="off"
          value={parts[part] ?? ""}
          onBlur={onBlur}
          onChange={({ target }) => onTyped({ ...parts, [part]: target.value })}
        />
      ))}
    </InputGroup>
  );
}
