import { PRICE_ACTION_KINDS, type PriceAction } from "@placket/domain/pricing/price-rule";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { NumberField } from "../NumberField.tsx";
import { majorOf, typedCount, typedMinor } from "../typed-number.ts";
import { NEW_PRICE_ACTIONS } from "./catalog-rule-draft.ts";

const KIND_TEXT: Readonly<Record<PriceAction["kind"], string>> = {
  byPercent: "Percent off the price",
  byFixed: "An amount off the price",
  toPercent: "A percentage of the price",
  toFixed: "This price",
};

interface PriceActionFieldsProps {
  readonly id: string;
  readonly action: PriceAction;
  readonly currency: string;
  /** What is wrong, by the name of the part. */
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (action: PriceAction) => void;
}

/** What a rule makes of a price: one of four, and its number. */
export function PriceActionFields({
  id,
  action,
  currency,
  errorOf,
  onChange,
}: PriceActionFieldsProps) {
  return (
    <>
      <SelectField
        id={`${id}-action`}
        label="Kind"
        value={action.kind}
        onChange={({ target }) => {
          const kind = PRICE_ACTION_KINDS.find((one) => one === target.value);
          if (kind) onChange(NEW_PRICE_ACTIONS[kind]);
        }}
      >
        {PRICE_ACTION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_TEXT[kind]}
          </option>
        ))}
      </SelectField>
      {"micro" in action ? (
        <NumberField
          key={action.kind}
          id={`${id}-micro`}
          label="Percent"
          error={errorOf("micro")}
          value={String(action.micro / 10_000)}
          onValue={(typed) =>
            onChange({ ...action, micro: Math.round((typedCount(typed) ?? Number.NaN) * 10_000) })
          }
        />
      ) : (
        <NumberField
          key={action.kind}
          id={`${id}-minor`}
          label={`Amount in ${currency}`}
          error={errorOf("minor")}
          value={String(majorOf(action.minor, currency))}
          onValue={(typed) => onChange({ ...action, minor: typedMinor(typed, currency) })}
        />
      )}
    </>
  );
}
