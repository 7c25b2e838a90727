import { RULE_LABEL_MAX, RULE_NAME_MAX } from "@placket/domain/promotion/check-frame";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { NumberField } from "../NumberField.tsx";
import type { Choices, Frame } from "../promotion.queries.ts";
import styles from "../RuleForm.module.css";
import { typedCount } from "../typed-number.ts";
import { instantOf, localOf } from "../../page/form/typed-instant.ts";

interface FrameProps {
  readonly id: string;
  readonly draft: Frame;
  readonly choices: Choices;
  /** What shoppers read where nothing is written. */
  readonly labelHint: string;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (part: Partial<Frame>) => void;
}

/** What a rule is called, when and where it is on. */
export function FrameFields(props: FrameProps) {
  const { id, draft, errorOf, onChange } = props;
  return (
    <>
      <section className={styles["part"]} aria-labelledby={`${id}-called`}>
        <h2 id={`${id}-called`}>The rule</h2>
        <TextField
          id={`${id}-name`}
          label="Name"
          hint="For staff"
          maxLength={RULE_NAME_MAX}
          autoComplete="off"
          value={draft.name}
          error={errorOf("name")}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Labels {...props} />
        <Checkbox
          label="Switched on"
          checked={draft.isActive}
          onChange={({ target }) => onChange({ isActive: target.checked })}
        />
      </section>
      <section className={styles["part"]} aria-labelledby={`${id}-when`}>
        <h2 id={`${id}-when`}>When and where it is on</h2>
        <TextField
          id={`${id}-activeFrom`}
          label="From"
          hint="Empty: since ever"
          type="datetime-local"
          value={localOf(draft.activeFrom)}
          error={errorOf("activeFrom")}
          onChange={({ target }) => onChange({ activeFrom: instantOf(target.value) })}
        />
        <TextField
          id={`${id}-activeTo`}
          label="Until"
          hint="Empty: for good"
          type="datetime-local"
          value={localOf(draft.activeTo)}
          error={errorOf("activeTo")}
          onChange={({ target }) => onChange({ activeTo: instantOf(target.value) })}
        />
        <Places {...props} />
      </section>
    </>
  );
}

interface BesideProps extends Pick<FrameProps, "id" | "errorOf" | "onChange"> {
  readonly draft: Pick<Frame, "priority" | "stopsFurther">;
  /** How rules of one priority stand to each other. */
  readonly priorityHint: string;
}

/** How a rule stands beside others. */
export function BesideOthers({ id, draft, priorityHint, errorOf, onChange }: BesideProps) {
  return (
    <section className={styles["part"]} aria-labelledby={`${id}-beside`}>
      <h2 id={`${id}-beside`}>Beside other rules</h2>
      <NumberField
        id={`${id}-priority`}
        label="Priority"
        hint={priorityHint}
        value={String(draft.priority)}
        error={errorOf("priority")}
        onValue={(typed) => onChange({ priority: typedCount(typed) ?? Number.NaN })}
      />
      <Checkbox
        label="No later rule counts where this one does"
        checked={draft.stopsFurther}
        onChange={({ target }) => onChange({ stopsFurther: target.checked })}
      />
    </section>
  );
}

/** What shoppers read: for every store view, and for single ones. */
function Labels({ id, draft, choices, labelHint, errorOf, onChange }: FrameProps) {
  const views = [{ id: 0, name: "every store view" }, ...choices.storeViews];
  const put = (view: number, text: string) => {
    const { [String(view)]: _, ...others } = draft.labels;
    onChange({ labels: text === "" ? others : { ...others, [view]: text } });
  };
  return views.map((view) => (
    <TextField
      key={view.id}
      id={view.id === 0 ? `${id}-labels` : `${id}-labels-${view.id}`}
      label={`What shoppers read in ${view.name}`}
      {...(view.id === 0 && { hint: labelHint })}
      maxLength={RULE_LABEL_MAX}
      autoComplete="off"
      value={draft.labels[String(view.id)] ?? ""}
      error={view.id === 0 ? errorOf("labels") : undefined}
      onChange={({ target }) => put(view.id, target.value)}
    />
  ));
}

function Places({ id, draft, choices, errorOf, onChange }: FrameProps) {
  return (
    <>
      <Several
        title="Websites"
        hint="None: all of them"
        all={choices.websites}
        chosen={draft.websiteIds}
        onChange={(websiteIds) => onChange({ websiteIds })}
      />
      <Several
        title="Customer groups"
        hint="None: everybody"
        all={choices.groups}
        chosen={draft.groupIds}
        onChange={(groupIds) => onChange({ groupIds })}
      />
      <SelectField
        id={`${id}-currency`}
        label="Currency of its amounts"
        error={errorOf("currency")}
        value={draft.currency}
        onChange={({ target }) => onChange({ currency: target.value })}
      >
        <option value="">Every currency, where it has no amounts</option>
        {choices.currencies.map((currency) => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </SelectField>
    </>
  );
}

interface SeveralProps {
  readonly title: string;
  readonly hint: string;
  readonly all: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}

function Several({ title, hint, all, chosen, onChange }: SeveralProps) {
  return (
    <fieldset className={styles["several"]}>
      <legend>
        {title} <small>{hint}</small>
      </legend>
      {all.map(({ id, name }) => (
        <Checkbox
          key={id}
          size="sm"
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}
