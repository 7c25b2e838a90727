import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import type { UseFormRegisterReturn } from "react-hook-form";

/** One field of a form: what is read of it, and how it is typed. */
export interface FormField {
  readonly label: string;
  readonly hint?: string;
  readonly as?: "text" | "email" | "password" | "lines";
  /** One of these instead of what one types. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly maxLength?: number;
  readonly autoComplete?: string;
  readonly mayBeEmpty?: true;
  /** It appears because it is asked for: whoever waits for it need not look for it. */
  readonly isAwaited?: boolean;
}

interface FormControlProps {
  readonly id: string;
  readonly field: FormField;
  readonly error: string | undefined;
  readonly native: UseFormRegisterReturn;
}

/** The control of a field. */
export function FormControl({ id, field, error, native }: FormControlProps) {
  const { label, hint, as = "text", choices, isAwaited, mayBeEmpty, ...rest } = field;
  const frame = { id, label, hint, error, ...native };
  if (choices) {
    return (
      <SelectField {...frame}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (as === "lines") {
    return <TextArea {...frame} {...rest} aria-required={!mayBeEmpty} />;
  }
  return (
    <TextField
      {...frame}
      {...rest}
      type={as}
      aria-required={!mayBeEmpty}
      ref={(input: HTMLInputElement | null) => {
        native.ref(input);
        if (isAwaited && input && !seen.has(input)) {
          seen.add(input);
          input.focus();
        }
      }}
    />
  );
}

/** Awaited fields that had their focus: they take it once. */
const seen = new WeakSet<HTMLInputElement>();
