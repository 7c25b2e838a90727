import { FACTS, type FactCondition, type FactName } from "@placket/domain/promotion/condition";
import { Chip } from "@placket/ui/action/chip/Chip";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import type { Choices } from "../promotion.queries.ts";
import { instantOf, localOf } from "../../page/form/typed-instant.ts";
import { majorOf, typedCount, typedMinor } from "../typed-number.ts";
import styles from "./Condition.module.css";
import { FACT_TEXT } from "./fact-text.ts";

type Values = FactCondition["values"];

interface FactValuesProps {
  readonly condition: FactCondition;
  readonly choices: Choices;
  readonly currency: string;
  readonly onChange: (values: Values) => void;
}

/** The values of a condition: chosen from a list where there is one, or typed. */
export function FactValues(props: FactValuesProps) {
  const named = namedFor(props.condition.fact, props.choices);
  return named ? <Chosen {...props} named={named} /> : <Typed {...props} />;
}

interface Named {
  readonly value: string | number;
  readonly name: string;
}

function namedFor(fact: FactName, choices: Choices): readonly Named[] | undefined {
  const byId = (list: readonly { readonly id: number; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, name }));
  const asIs = (list: readonly string[]) => list.map((value) => ({ value, name: value }));
  const lists: Partial<Readonly<Record<FactName, readonly Named[]>>> = {
    category: byId(choices.categories),
    option: byId(choices.options),
    group: byId(choices.groups),
    storeView: byId(choices.storeViews),
    shippingMethod: asIs(choices.carriers),
    country: asIs(choices.countries),
  };
  return lists[fact];
}

function Chosen({
  condition: { fact, values },
  named,
  onChange,
}: FactValuesProps & { readonly named: readonly Named[] }) {
  const nameOf = (value: string | number) =>
    named.find((one) => one.value === value)?.name ?? `No longer there (${value})`;
  return (
    <span className={styles["values"]}>
      {values.map((value) => (
        <Chip
          key={value}
          removeLabel="Remove"
          onRemove={() => onChange(values.filter((one) => one !== value))}
        >
          {nameOf(value)}
        </Chip>
      ))}
      <SelectField
        label={`Add to ${FACT_TEXT[fact]}`}
        labelPlace="hidden"
        size="sm"
        value=""
        onChange={({ target }) => {
          const chosen = named.find(({ value }) => String(value) === target.value);
          if (chosen) onChange([...values, chosen.value]);
        }}
      >
        <option value="">{values.length === 0 ? "Choose …" : "And …"}</option>
        {named
          .filter(({ value }) => !values.includes(value))
          .map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
      </SelectField>
    </span>
  );
}

/** What is typed stays as it is typed: what it means is told with every change. */
function Typed({ condition: { fact, values }, currency, onChange }: FactValuesProps) {
  const { holds } = FACTS[fact];
  const [typed, setTyped] = useState(() => TYPED[holds].text(values, currency));
  const { type, hint, read } = TYPED[holds];
  return (
    <TextField
      label={`${FACT_TEXT[fact]}: value`}
      labelPlace="hidden"
      className={styles["values"]}
      type={type}
      placeholder={hint}
      value={typed}
      maxLength={2_000}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value, currency));
      }}
    />
  );
}

/** How the values of each kind are typed and read. */
const TYPED: Readonly<
  Record<
    (typeof FACTS)[FactName]["holds"],
    {
      readonly type: string;
      readonly hint: string;
      readonly text: (values: Values, currency: string) => string;
      readonly read: (typed: string, currency: string) => Values;
    }
  >
> = {
  texts: {
    type: "text",
    hint: "Several with commas between them",
    text: (values) => values.join(", "),
    read: (typed) =>
      typed
        .split(",")
        .map((one) => one.trim())
        .filter((one) => one !== ""),
  },
  ids: {
    type: "text",
    hint: "Numbers with commas between them",
    text: (values) => values.join(", "),
    read: (typed) =>
      typed
        .split(",")
        .map((one) => one.trim())
        .filter((one) => one !== "")
        .map(Number),
  },
  count: {
    type: "text",
    hint: "A whole number",
    text: (values) => values.join(),
    read: (typed) => [typedCount(typed) ?? ""],
  },
  amount: {
    type: "text",
    hint: "An amount",
    text: (values, currency) => values.map((one) => majorOf(Number(one), currency)).join(),
    read: (typed, currency) => (typed.trim() === "" ? [""] : [typedMinor(typed, currency)]),
  },
  instant: {
    type: "datetime-local",
    hint: "",
    text: (values) => localOf(String(values[0] ?? "") || null),
    read: (typed) => [instantOf(typed) ?? ""],
  },
};
