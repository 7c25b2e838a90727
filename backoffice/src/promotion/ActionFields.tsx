import { ACTION_KINDS, type RuleAction } from "@placket/domain/promotion/rule-action";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { NEW_ACTIONS } from "./rule-draft.ts";
import { NumberField } from "./NumberField.tsx";
import { majorOf, typedCount, typedMinor } from "./typed-number.ts";

const KIND_TEXT: Readonly<Record<RuleAction["kind"], string>> = {
  percent: "Percent off",
  fixedPiece: "An amount off each piece",
  fixedCart: "An amount off the cart",
  buyGet: "Buy some, get some for less",
  cheapestFree: "The cheapest piece free",
  freeShipping: "Free shipping",
};

interface ActionFieldsProps {
  readonly id: string;
  readonly action: RuleAction;
  readonly currency: string;
  /** What is wrong, by the name of the part. */
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (action: RuleAction) => void;
}

/** What a rule does: one of six, and its numbers. */
export function ActionFields(props: ActionFieldsProps) {
  const { id, action, onChange } = props;
  return (
    <>
      <SelectField
        id={`${id}-action`}
        label="Kind"
        value={action.kind}
        onChange={({ target }) => {
          const kind = ACTION_KINDS.find((one) => one === target.value);
          if (kind) onChange(NEW_ACTIONS[kind]);
        }}
      >
        {ACTION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_TEXT[kind]}
          </option>
        ))}
      </SelectField>
      {/* Another kind has other numbers: what was typed for one is not shown for the next. */}
      <Numbers key={action.kind} {...props} />
    </>
  );
}

function Numbers({ id, action, currency, errorOf, onChange }: ActionFieldsProps) {
  const field = (name: string) => ({ id: `${id}-${name}`, error: errorOf(name) });
  const share = (micro: number, put: (micro: number) => RuleAction) => (
    <NumberField
      {...field("micro")}
      label="Percent"
      value={String(micro / 10_000)}
      onValue={(typed) => onChange(put(Math.round((typedCount(typed) ?? Number.NaN) * 10_000)))}
    />
  );
  const amount = (minor: number, put: (minor: number) => RuleAction) => (
    <NumberField
      {...field("minor")}
      label={`Amount in ${currency}`}
      value={String(majorOf(minor, currency))}
      onValue={(typed) => onChange(put(typedMinor(typed, currency)))}
    />
  );
  const count = (
    name: string,
    label: string,
    value: number,
    put: (count: number) => RuleAction,
  ) => (
    <NumberField
      {...field(name)}
      label={label}
      value={String(value)}
      onValue={(typed) => onChange(put(typedCount(typed) ?? Number.NaN))}
    />
  );
  switch (action.kind) {
    case "percent":
      return share(action.micro, (micro) => ({ ...action, micro }));
    case "fixedPiece":
      return amount(action.minor, (minor) => ({ ...action, minor }));
    case "fixedCart":
      return amount(action.minor, (minor) => ({ ...action, minor }));
    case "buyGet":
      return (
        <>
          {count("buy", "Whoever pays so many pieces", action.buy, (buy) => ({ ...action, buy }))}
          {count("get", "gets so many more", action.get, (get) => ({ ...action, get }))}
          {share(action.micro, (micro) => ({ ...action, micro }))}
          <NumberField
            {...field("times")}
            label="So often at most"
            hint="For each line. Empty: as often as it fits."
            value={action.times === null ? "" : String(action.times)}
            onValue={(typed) => onChange({ ...action, times: typedCount(typed) })}
          />
        </>
      );
    case "cheapestFree":
      return count("of", "One piece in so many is free", action.of, (of) => ({ ...action, of }));
    case "freeShipping":
      return (
        <SelectField
          id={`${id}-for`}
          label="What travels free"
          value={action.for}
          onChange={({ target }) =>
            onChange({ ...action, for: target.value === "lines" ? "lines" : "cart" })
          }
        >
          <option value="cart">The whole order</option>
          <option value="lines">Only the lines it is for</option>
        </SelectField>
      );
  }
}
