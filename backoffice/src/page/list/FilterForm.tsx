import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useGo } from "../address.ts";
import styles from "./FilterForm.module.css";
import { SaveViewButton } from "./SaveViewButton.tsx";
import {
  hrefOf,
  hrefOfAll,
  isNarrowed,
  problemsIn,
  SEARCH_MAX,
  type Asked,
  type Filter,
  type ListShape,
} from "./list-shape.ts";

interface FilterFormProps {
  readonly shape: ListShape;
  readonly asked: Asked;
}

/**
 * Searches and filters a list when it is sent; what is asked for then stands in the address. What makes no sense
 * is said at its field, and nothing is asked.
 */
export function FilterForm({ shape, asked }: FilterFormProps) {
  const go = useGo();
  const { search, filters, nouns } = shape;
  const fields = Object.entries(filters).filter(([, filter]) => !isTab(filter));
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(() => problemsIn(shape, asked));
  const [problemsAt, setProblemsAt] = useState(asked);
  // Another question has problems of its own, or none.
  if (problemsAt !== asked) {
    setProblemsAt(asked);
    setProblems(problemsIn(shape, asked));
  }
  // Back and forward and a saved view change what stands in the fields; the focus stays where it is.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = asked[field.name] ?? "";
      }
    }
  }, [asked]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const said = ["search", ...fields.map(([name]) => name)].map((name) => {
      const value = data.get(name);
      return [name, typeof value === "string" ? value.trim() : ""] as const;
    });
    const found = problemsIn(shape, Object.fromEntries(said.filter(([, value]) => value !== "")));
    setProblems(found);
    const [first] = found;
    if (first === undefined) go(hrefOf(shape, asked, Object.fromEntries(said)));
    else focusOn(event.currentTarget, first.name);
  };
  return (
    <search className={styles["row"]}>
      <form ref={form} className={styles["form"]} onSubmit={send}>
        <TextField
          className={styles["search"]}
          label={search.label}
          labelPlace={fields.length === 0 ? "hidden" : "above"}
          placeholder={search.hint}
          type="search"
          name="search"
          defaultValue={asked.search ?? ""}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          spellCheck={false}
        />
        {fields.map(([name, filter]) => (
          <FilterField
            key={name}
            name={name}
            filter={filter}
            value={asked[name] ?? ""}
            error={problems.find((problem) => problem.name === name)?.message}
          />
        ))}
        <Button type="submit" kind="line" className={styles["send"]}>
          {fields.length === 0 ? "Search" : "Show"}
        </Button>
        {isNarrowed(asked) ? (
          <a className={`link ${styles["all"]}`} href={hrefOfAll(shape)}>
            All {nouns.many}
          </a>
        ) : null}
      </form>
      <SaveViewButton shape={shape} asked={asked} />
    </search>
  );
}

const isTab = (filter: Filter) => filter.as === "choice" && filter.isTab === true;

function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

interface FilterFieldProps {
  readonly name: string;
  readonly filter: Filter;
  readonly value: string;
  readonly error: string | undefined;
}

function FilterField({ name, filter, value, error }: FilterFieldProps) {
  if (filter.as !== "choice") {
    return (
      <TextField
        className={styles[filter.as]}
        label={filter.label}
        error={error}
        name={name}
        type={filter.as === "day" ? "date" : "text"}
        maxLength={filter.maxLength ?? SEARCH_MAX}
        defaultValue={value}
        autoComplete="off"
      />
    );
  }
  return (
    <SelectField className={styles["choice"]} label={filter.label} name={name} defaultValue={value}>
      <option value="">{filter.unlessChosen ?? "All"}</option>
      {filter.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}
