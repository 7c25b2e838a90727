import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { InputGroup } from "./InputGroup.tsx";
import type { Choice } from "../setting-row.ts";
import type { SettingInputProps } from "../SettingInput.tsx";

interface SeveralInputProps extends SettingInputProps {
  readonly choices: readonly Choice[];
}

/** Any of some values, one box each. */
export function SeveralInput(props: SeveralInputProps) {
  const { choices, typed, disabled, onTyped, ...frame } = props;
  const chosen = Array.isArray(typed) ? typed : [];
  return (
    <InputGroup {...frame}>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={label}
          size="sm"
          label={label}
          disabled={disabled}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onTyped(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </InputGroup>
  );
}
