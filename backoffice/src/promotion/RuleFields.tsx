import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { BesideOthers, FrameFields } from "./frame/FrameFields.tsx";
import { NumberField } from "./NumberField.tsx";
import type { Choices } from "./promotion.queries.ts";
import type { Draft } from "./rule-draft.ts";
import styles from "./RuleForm.module.css";
import { typedCount } from "./typed-number.ts";

interface RuleFieldsProps {
  readonly id: string;
  readonly draft: Draft;
  readonly choices: Choices;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** What a cart price rule is called, when and where it is on, for whom, and how it stands beside others. */
export function RuleFields(props: RuleFieldsProps) {
  const { id, draft, onChange } = props;
  return (
    <>
      <FrameFields {...props} labelHint="Empty: the code, or the name" />
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
      <BesideOthers
        {...props}
        priorityHint="Lower numbers first. Rules of one number see the same prices."
      />
    </>
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
