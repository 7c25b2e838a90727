import { RULE_LABEL_MAX, RULE_NAME_MAX } from "@placket/domain/promotion/check-frame";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { NumberField } from "./NumberField.tsx";
import type { Choices } from "./promotion.queries.ts";
import { instantOf, localOf, type Draft } from "./rule-draft.ts";
import styles from "./RuleForm.module.css";
import { typedCount } from "./typed-number.ts";

interface RuleFieldsProps {
  readonly id: string;
  readonly draft: Draft;
  readonly choices: Choices;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** What a rule is called, when and where it is on, and how it stands beside others. */
export function RuleFields(props: RuleFieldsProps) {
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
      <section className={styles["part"]} aria-labelledby={`${id}-codes`}>
        <h2 id={`${id}-codes`}>Who may use it</h2>
        <Checkbox
          label="Only for who types a code"
          hint="Its codes are written once the rule is saved."
          checked={draft.needsCoupon}
          onChange={({ target }) => onChange(target.checked ? { needsCoupon: true } : NO_CODE)}
        />
        {draft.needsCoupon ? <Uses {...props} /> : null}
      </section>
      <section className={styles["part"]} aria-labelledby={`${id}-beside`}>
        <h2 id={`${id}-beside`}>Beside other rules</h2>
        <NumberField
          id={`${id}-priority`}
          label="Priority"
          hint="Lower numbers first. Rules of one number see the same prices."
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
    </>
  );
}

/** What shoppers read: for every store view, and for single ones. */
function Labels({ id, draft, choices, errorOf, onChange }: RuleFieldsProps) {
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
      {...(view.id === 0 && { hint: "Empty: the code, or the name" })}
      maxLength={RULE_LABEL_MAX}
      autoComplete="off"
      value={draft.labels[String(view.id)] ?? ""}
      error={view.id === 0 ? errorOf("labels") : undefined}
      onChange={({ target }) => put(view.id, target.value)}
    />
  ));
}

function Places({ id, draft, choices, errorOf, onChange }: RuleFieldsProps) {
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

/** Uses are counted by code: without one there is no limit. */
const NO_CODE = { needsCoupon: false, usesPerCoupon: null, usesPerCustomer: null };

function Uses({ id, draft, errorOf, onChange }: RuleFieldsProps) {
  return (
    <>
      <NumberField
        id={`${id}-usesPerCoupon`}
        label="Orders for each code"
        hint="Empty: any number"
        value={textOf(draft.usesPerCoupon)}
        error={errorOf("usesPerCoupon")}
        onValue={(typed) => onChange({ usesPerCoupon: typedCount(typed) })}
      />
      <NumberField
        id={`${id}-usesPerCustomer`}
        label="Orders for each customer"
        hint="Guests are counted by their email. Empty: any number"
        value={textOf(draft.usesPerCustomer)}
        error={errorOf("usesPerCustomer")}
        onValue={(typed) => onChange({ usesPerCustomer: typedCount(typed) })}
      />
    </>
  );
}

const textOf = (count: number | null) => (count === null ? "" : String(count));
