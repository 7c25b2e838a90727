import { checkBundleDraft } from "@placket/domain/bundle/bundle-draft";
import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { FieldError } from "@placket/ui/form/field/Field";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { CallError } from "@placket/web/call/call-error";
import { LeaveWarning } from "../page/form/LeaveWarning.tsx";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { useDraft, type DraftParts } from "../page/form/use-draft.ts";
import { AmountField } from "./AmountField.tsx";
import { newOption, moved, sentOf, type SentBundle, type TypedBundle } from "./bundle-draft.ts";
import styles from "./BundleForm.module.css";
import { OptionEditor } from "./OptionEditor.tsx";

interface BundleFormProps {
  readonly draft: TypedBundle;
  readonly currency: string;
  /** Writes it, and gives what is done once nothing is unsaved. */
  readonly save: (draft: SentBundle) => Promise<(() => void) | undefined>;
  /** Begins again with what a colleague has made of it. */
  readonly showAnew?: () => void;
}

/** A bundle: what it is called and costs, and its options in their order. */
export function BundleForm({ draft: begun, currency, save, showAnew }: BundleFormProps) {
  const { parts, problems, errors, failure, state, isDirty, submit } = useDraft<TypedBundle>({
    begun,
    check: (draft) => checkBundleDraft(sentOf(draft)),
    save: (draft) => save(sentOf(draft)),
  });
  const isBehind = failure instanceof CallError && failure.is("bundle.changed");
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveWarning isUnsaved={isDirty} />
      <ErrorSummary title="Not saved yet" errors={errors} attempt={problems} />
      <Frame {...parts} currency={currency} />
      <Options {...parts} currency={currency} />
      <div className={styles["foot"]}>
        <Button type="submit" busy={state === "saving"} busyLabel="saving">
          Save
        </Button>
        {isBehind && showAnew ? <ShowAnew onPress={showAnew} /> : null}
        <output>
          {state === "saved" ? "Saved. Shoppers choose of it so within a second." : ""}
        </output>
      </div>
    </form>
  );
}

interface PartProps extends DraftParts<TypedBundle> {
  readonly currency: string;
}

/** What it is called, costs and says of all its options. */
function Frame({ id, draft, errorOf, onChange, currency }: PartProps) {
  return (
    <section className={styles["part"]}>
      <TextField
        id={`${id}-sku`}
        label="SKU"
        value={draft.sku}
        maxLength={64}
        error={errorOf("sku")}
        onChange={({ target }) => onChange({ sku: target.value })}
      />
      <TextField
        id={`${id}-name`}
        label="Name"
        value={draft.name}
        error={errorOf("name")}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Checkbox
        label="It is sold"
        checked={draft.isEnabled}
        onChange={({ target }) => onChange({ isEnabled: target.checked })}
      />
      <SelectField
        id={`${id}-priceType`}
        label="What it costs"
        value={draft.priceType}
        onChange={({ target }) =>
          onChange({ priceType: target.value === "fixed" ? "fixed" : "dynamic" })
        }
      >
        <option value="dynamic">The sum of what is chosen</option>
        <option value="fixed">A price of its own, to which selections add</option>
      </SelectField>
      {draft.priceType === "fixed" ? (
        <AmountField
          id={`${id}-priceMinor`}
          label={`Its own price in ${currency}`}
          minor={draft.priceMinor}
          currency={currency}
          error={errorOf("priceMinor")}
          onMinor={(priceMinor) => onChange({ priceMinor })}
        />
      ) : null}
      <Checkbox
        label="Each selection adds to the SKU"
        checked={draft.skuType === "dynamic"}
        onChange={({ target }) => onChange({ skuType: target.checked ? "dynamic" : "fixed" })}
      />
      <Checkbox
        label="Step by step"
        hint="Later options stay hidden until earlier ones are chosen."
        checked={draft.isStepped}
        onChange={({ target }) => onChange({ isStepped: target.checked })}
      />
      <TextField
        label="What the left strap of a pair is called"
        hint="Empty: Left Strap"
        value={draft.leftLabel}
        maxLength={100}
        onChange={({ target }) => onChange({ leftLabel: target.value })}
      />
      <TextField
        label="What the right strap of a pair is called"
        hint="Empty: Right Strap"
        value={draft.rightLabel}
        maxLength={100}
        onChange={({ target }) => onChange({ rightLabel: target.value })}
      />
    </section>
  );
}

/** The options, in the order in which they are chosen. */
function Options({ id, draft, errorOf, onChange, currency }: PartProps) {
  const { options } = draft;
  const error = errorOf("options");
  return (
    <section className={styles["part"]} aria-labelledby={`${id}-optionsTitle`}>
      <h2 id={`${id}-optionsTitle`}>Options</h2>
      {options.map((option, at) => (
        <OptionEditor
          key={option.key}
          id={`${id}-options.${at}`}
          option={option}
          place={{ at, of: options.length }}
          price={{ currency, isFixed: draft.priceType === "fixed" }}
          errorOf={(field) => errorOf(`options.${at}${field === "" ? "" : `.${field}`}`)}
          onChange={(change) =>
            onChange({
              options: options.map((one) => (one === option ? { ...one, ...change } : one)),
            })
          }
          onMove={(by) => onChange({ options: moved(options, at, by) })}
          onRemove={() => onChange({ options: options.filter((one) => one !== option) })}
        />
      ))}
      {error ? <FieldError id={`${id}-options`}>{error}</FieldError> : null}
      <div>
        <Button kind="line" onClick={() => onChange({ options: [...options, newOption(options)] })}>
          Add an Option
        </Button>
      </div>
    </section>
  );
}
