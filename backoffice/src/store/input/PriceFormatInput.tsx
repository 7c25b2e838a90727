import { TextField } from "@placket/ui/form/text-field/TextField";
import { InputGroup } from "./InputGroup.tsx";
import { PRICE_FORMAT_PARTS } from "../price-format-parts.ts";
import type { SettingInputProps } from "../SettingInput.tsx";

/** How amounts are written (CONF-30, CONF-31). */
export function PriceFormatInput(props: SettingInputProps) {
  const { typed, disabled, onTyped, onBlur, ...frame } = props;
  const parts = typed as Readonly<Record<string, string>>;
  return (
    <InputGroup {...frame}>
      {Object.entries(PRICE_FORMAT_PARTS).map(([part, { label, hint }]) => (
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
