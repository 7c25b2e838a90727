import {
  lookOf,
  type CustomOption,
  type OptionLook,
  type OptionPrice,
} from "@placket/domain/custom-option/custom-option";
import { mostOf } from "@placket/domain/custom-option/check-options";
import { money } from "@placket/domain/money/money";
import { FieldError } from "@placket/ui/form/field/Field";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import { useId, type ReactNode, type Ref } from "react";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { shownAmount } from "../price/shown-amount.ts";
import styles from "./OwnOptions.module.css";
import { chosenIds, withId, type Typed } from "./typed-options.ts";

interface OwnOptionsProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly options: readonly CustomOption[];
  readonly typed: Typed;
  readonly currency: string;
  readonly errorOf: (option: CustomOption) => string | undefined;
  readonly onType: (option: CustomOption, value: string) => void;
}

/** What is chosen of a product besides its variant, and what each choice adds. */
export function OwnOptions({ ref, options, typed, currency, errorOf, onType }: OwnOptionsProps) {
  const priceText = usePriceText(currency);
  return (
    <fieldset ref={ref} className={styles["options"]} aria-label={t("Make it yours")}>
      {options.map((option) => {
        const Field = FIELDS[lookOf(option.type)];
        return (
          <Field
            key={option.id}
            option={option}
            value={typed[option.id] ?? ""}
            error={errorOf(option)}
            priceText={priceText}
            onValue={(value) => onType(option, value)}
          />
        );
      })}
    </fieldset>
  );
}

interface FieldProps {
  readonly option: CustomOption;
  readonly value: string;
  readonly error: string | undefined;
  /** `+$4.00`; nothing where it costs nothing. */
  readonly priceText: (price: OptionPrice) => string;
  readonly onValue: (value: string) => void;
}

function usePriceText(currency: string): FieldProps["priceText"] {
  const format = useFormatPrice();
  return ({ priceMinor, priceMicro }) => {
    if (priceMicro !== null) {
      return priceMicro === 0 ? "" : t("+%1% of the piece", priceMicro / MICRO_PER_PERCENT);
    }
    return priceMinor === 0 ? "" : `+${format(shownAmount(money(priceMinor, currency)))}`;
  };
}

const MICRO_PER_PERCENT = 10_000;

/** What is after the label: what it adds, and whether it may be left out. */
const markOf = ({ option, priceText }: FieldProps): string =>
  [priceText(option), option.isRequired ? "" : t("(optional)")].filter(Boolean).join(" ");

const shared = (props: FieldProps) => ({
  name: `option-${props.option.id}`,
  label: t(props.option.title),
  mark: markOf(props),
  error: props.error,
  value: props.value,
  required: props.option.isRequired,
  autoComplete: "off",
});

function LineField(props: FieldProps) {
  const { option, onValue } = props;
  return (
    <TextField
      {...shared(props)}
      maxLength={option.maxCharacters ?? mostOf(option.type)}
      counter={leftOf}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}

function AreaField(props: FieldProps) {
  const { option, onValue } = props;
  return (
    <TextArea
      {...shared(props)}
      rows={3}
      maxLength={option.maxCharacters ?? mostOf(option.type)}
      counter={leftOf}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}

const leftOf = (used: number, most: number): ReactNode => t("%1 left", most - used);

const INPUTS: Partial<Readonly<Record<OptionLook, string>>> = {
  day: "date",
  dayAndTime: "datetime-local",
  time: "time",
};

function MomentField(props: FieldProps) {
  const { option, value, onValue } = props;
  const look = lookOf(option.type);
  return (
    <TextField
      {...shared(props)}
      type={INPUTS[look]}
      value={look === "dayAndTime" ? value.replace(" ", "T") : value}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}

/** A value with what it adds. */
const valueText = (value: CustomOption["values"][number], priceText: FieldProps["priceText"]) =>
  [t(value.title), priceText(value)].filter(Boolean).join(", ");

function ListField(props: FieldProps) {
  const { option, priceText, onValue } = props;
  return (
    <SelectField {...shared(props)} onChange={({ target }) => onValue(target.value)}>
      <option value="">{option.isRequired ? t("Please choose") : t("None")}</option>
      {option.values.map((value) => (
        <option key={value.id} value={value.id}>
          {valueText(value, priceText)}
        </option>
      ))}
    </SelectField>
  );
}

function RadioField(props: FieldProps) {
  const { option, value: chosen, error, priceText, onValue } = props;
  return (
    <RadioGroup
      legend={t(option.title)}
      legendValue={markOf(props)}
      name={`option-${option.id}`}
      value={chosen === "" && option.isRequired ? null : chosen}
      onChange={onValue}
      error={error}
      required={option.isRequired}
    >
      {option.isRequired ? null : <Radio value="" label={t("None")} />}
      {option.values.map((value) => (
        <Radio key={value.id} value={String(value.id)} label={valueText(value, priceText)} />
      ))}
    </RadioGroup>
  );
}

function SeveralField(props: FieldProps) {
  const { option, value: chosen, error, priceText, onValue } = props;
  const id = useId();
  const ids = chosenIds(chosen);
  return (
    <fieldset
      className={styles["several"]}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles["legend"]}>
        {t(option.title)} <span className={styles["mark"]}>{markOf(props)}</span>
      </legend>
      {option.values.map((value) => (
        <Checkbox
          key={value.id}
          name={`option-${option.id}`}
          value={value.id}
          label={valueText(value, priceText)}
          checked={ids.includes(String(value.id))}
          onChange={({ target }) => onValue(withId(chosen, String(value.id), target.checked))}
        />
      ))}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const FIELDS: Readonly<Record<OptionLook, (props: FieldProps) => ReactNode>> = {
  line: LineField,
  lines: AreaField,
  list: ListField,
  radios: RadioField,
  boxes: SeveralField,
  day: MomentField,
  dayAndTime: MomentField,
  time: MomentField,
};
