import { TextArea } from "@placket/ui/form/text-field/TextField";
import { t } from "../../translation/translate.ts";

interface InstructionsProps {
  /** Letters at most. */
  readonly max: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

/** What the people at the machine should know besides (EMB-13). */
export function Instructions({ max, value, onChange, error }: InstructionsProps) {
  return (
    <TextArea
      label={t("Special instructions")}
      hint={t("For the people at the machine, in your own words.")}
      rows={3}
      maxLength={max}
      counter={(used, most) => t("%1 of %2", used, most)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
