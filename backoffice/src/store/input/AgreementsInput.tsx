import { Button } from "@placket/ui/action/button/Button";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import type { Agreement } from "@placket/domain/store/settings";
import styles from "./AgreementsInput.module.css";
import { InputGroup } from "./InputGroup.tsx";
import type { SettingInputProps } from "../SettingInput.tsx";

/** The terms that shoppers tick, one after the other (CHECK-25). */
export function AgreementsInput(props: SettingInputProps) {
  const { typed, disabled, onTyped, onBlur, ...frame } = props;
  const agreements = typed as readonly Agreement[];
  const replace = (at: Agreement, by: readonly Agreement[]) =>
    onTyped(agreements.flatMap((one) => (one.id === at.id ? by : [one])));
  // An order keeps the number of what was ticked: a new one takes none that is in use.
  const nextId = Math.max(0, ...agreements.map(({ id }) => id)) + 1;
  return (
    <InputGroup {...frame}>
      <div className={styles["list"]}>
        {agreements.map((agreement, index) => (
          <AgreementInput
            key={agreement.id}
            agreement={agreement}
            name={`Agreement ${index + 1}`}
            disabled={disabled}
            onChange={(changed) => replace(agreement, changed ? [changed] : [])}
          />
        ))}
        <Button
          kind="line"
          size="sm"
          disabled={disabled}
          onBlur={onBlur}
          onClick={() =>
            onTyped([...agreements, { id: nextId, name: "", checkboxText: "", content: "" }])
          }
        >
          Add an Agreement
        </Button>
      </div>
    </InputGroup>
  );
}

interface AgreementInputProps {
  readonly agreement: Agreement;
  readonly name: string;
  readonly disabled: boolean;
  /** Without an agreement: it goes. */
  readonly onChange: (changed?: Agreement) => void;
}

function AgreementInput({ agreement, name, disabled, onChange }: AgreementInputProps) {
  return (
    <fieldset className={styles["agreement"]} disabled={disabled}>
      <legend className={styles["legend"]}>{name}</legend>
      <TextField
        label="Name"
        maxLength={200}
        value={agreement.name}
        onChange={({ target }) => onChange({ ...agreement, name: target.value })}
      />
      <TextField
        label="Beside the box to tick"
        maxLength={1_000}
        value={agreement.checkboxText}
        onChange={({ target }) => onChange({ ...agreement, checkboxText: target.value })}
      />
      <TextArea
        label="Contents"
        hint="HTML."
        maxLength={100_000}
        value={agreement.content}
        onChange={({ target }) => onChange({ ...agreement, content: target.value })}
      />
      <Button kind="link" onClick={() => onChange()} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </fieldset>
  );
}
