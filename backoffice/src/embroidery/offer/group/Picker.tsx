import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { FieldError } from "@placket/ui/form/field/Field";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { useState, type ReactNode } from "react";
import { OrderRows } from "./OrderRows.tsx";
import styles from "./Picker.module.css";

/** One of several that may be chosen. */
interface PickerOption {
  readonly value: string;
  readonly name: string;
  /** Behind its name, as a number. */
  readonly note?: string;
  readonly picture?: ReactNode;
}

interface PickerProps {
  readonly id?: string;
  readonly legend: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly options: readonly PickerOption[];
  /** In the order in which they are shown. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Whether their order is nobody's business. */
  readonly isUnordered?: boolean;
}

/** From so many on they are searched. */
const SEARCHED_FROM = 13;

/** Any of several, each with its picture, and the order in which they are shown. */
export function Picker(props: PickerProps) {
  const { id, legend, hint, error, options, chosen, onChange, isUnordered = false } = props;
  const [search, setSearch] = useState("");
  const all = withUnknown(options, chosen);
  const words = search.trim().toLowerCase();
  const found = all.filter(({ name, value, note = "" }) =>
    `${name} ${value} ${note}`.toLowerCase().includes(words),
  );
  const put = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  const rest = found.filter(({ value }) => !chosen.includes(value));
  return (
    <fieldset id={id} className={styles["picker"]}>
      <legend className={styles["legend"]}>
        {legend} <span className={styles["count"]}>{chosen.length} chosen</span>
      </legend>
      {error ? <FieldError id={`${id ?? legend}-error`}>{error}</FieldError> : null}
      {hint ? <p className={styles["hint"]}>{hint}</p> : null}
      {options.length >= SEARCHED_FROM ? (
        <div className={styles["find"]}>
          <TextField
            label={`Search ${legend.toLowerCase()}`}
            labelPlace="hidden"
            placeholder="Search"
            type="search"
            maxLength={40}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <Button
            size="sm"
            kind="line"
            disabled={rest.length === 0}
            onClick={() => onChange([...chosen, ...rest.map(({ value }) => value)])}
          >
            Choose {words === "" ? "All" : "These"}
          </Button>
          <Button size="sm" kind="line" disabled={chosen.length === 0} onClick={() => onChange([])}>
            Choose None
          </Button>
        </div>
      ) : null}
      <div className={styles["options"]}>
        {found.map(({ value, name, note, picture }) => (
          <Checkbox
            key={value}
            size="sm"
            label={
              <span className={styles["option"]}>
                {picture}
                <span>
                  {name} {note ? <span className={styles["count"]}>{note}</span> : null}
                </span>
              </span>
            }
            checked={chosen.includes(value)}
            onChange={({ target }) => put(value, target.checked)}
          />
        ))}
      </div>
      {isUnordered || chosen.length < 2 ? null : (
        <Disclosure kind="link" title="Change the order in which they are shown">
          <OrderRows
            rows={chosen.map((value) => all.find((one) => one.value === value)!)}
            onChange={onChange}
          />
        </Disclosure>
      )}
    </fieldset>
  );
}

/** What is chosen and cannot be chosen any more is shown all the same: it can be left out. */
const withUnknown = (options: readonly PickerOption[], chosen: readonly string[]) => [
  ...options,
  ...chosen
    .filter((value) => options.every((one) => one.value !== value))
    .map((value): PickerOption => ({ value, name: value, note: "no longer there" })),
];
