import { TextField } from "@placket/ui/form/text-field/TextField";

/** The code of the second factor, at the door: whoever is asked for it need not look for the field. */
export function CodeField() {
  return (
    <TextField
      label="Code"
      name="code"
      autoComplete="one-time-code"
      maxLength={64}
      hint="Six digits of your authenticator app, or a recovery code."
      required
      ref={(input: HTMLInputElement | null) => input?.focus()}
    />
  );
}
