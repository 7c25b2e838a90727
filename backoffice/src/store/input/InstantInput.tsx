import { TextField } from "@placket/ui/form/text-field/TextField";
import type { SettingInputProps } from "../SettingInput.tsx";
import { instantOf, localOf } from "../../page/form/typed-instant.ts";

/** A day with its hour, typed in the time of whoever types it; empty for none. */
export function InstantInput({ typed, onTyped, ...rest }: SettingInputProps) {
  return (
    <TextField
      {...rest}
      type="datetime-local"
      value={localOf(typeof typed === "string" ? typed : null)}
      onChange={({ target }) => onTyped(instantOf(target.value))}
    />
  );
}
