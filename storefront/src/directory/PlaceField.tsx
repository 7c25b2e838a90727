import { TextField, type TextFieldProps } from "@placket/ui/form/text-field/TextField";
import {
  useId,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";
import { t, tn } from "../translation/translate.ts";
import type { FoundAddress, PlaceSearch } from "./place-search.ts";
import styles from "./PlaceField.module.css";
import type { SuggestionList } from "./suggestion-list.ts";
import { usePlaceSuggestions, type PlaceSuggestions } from "./use-place-suggestions.ts";

type PlaceFieldProps = TextFieldProps & {
  /** Undefined: a plain field. */
  readonly search: PlaceSearch | undefined;
  readonly countryCodes: readonly string[];
  readonly onFound: (address: FoundAddress) => void;
};

/** A street that completes itself while it is typed (CHECK-28): an ARIA combobox with a list below. */
export function PlaceField({ search, countryCodes, onFound, ...field }: PlaceFieldProps) {
  const id = useId();
  const suggestions = usePlaceSuggestions({ search, countryCodes, onFound });
  if (!search) return <TextField {...field} />;
  const { list } = suggestions;
  return (
    <div className={field.className}>
      <div className={styles["place"]}>
        <TextField
          {...field}
          className={undefined}
          {...comboboxProps(id, list)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            suggestions.type(event.target.value);
            field.onChange?.(event);
          }}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => suggestions.press(event)}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            suggestions.close();
            field.onBlur?.(event);
          }}
        />
        <Suggestions id={id} suggestions={suggestions} />
        <output className="visually-hidden">
          {list.isOpen ? tn(list.options.length, "%1 suggestion", "%1 suggestions") : null}
        </output>
      </div>
    </div>
  );
}

function Suggestions({ id, suggestions }: { id: string; suggestions: PlaceSuggestions }) {
  const { list, choose } = suggestions;
  return (
    <div className={styles["list"]} hidden={!list.isOpen}>
      <div {...listProps(id)}>
        {list.options.map((option, place) => (
          <button
            key={option.id}
            {...optionProps(`${id}-${place}`, place === list.active)}
            onClick={() => choose(option)}
          >
            {option.main} <span>{option.rest}</span>
          </button>
        ))}
      </div>
      {/* The provider's terms want its name, in these words. */}
      <p className={styles["source"]} translate="no">
        Google Maps
      </p>
    </div>
  );
}

const comboboxProps = (id: string, { isOpen, active }: SuggestionList) => ({
  role: "combobox",
  "aria-autocomplete": "list" as const,
  "aria-expanded": isOpen,
  "aria-controls": id,
  "aria-activedescendant": active === null ? undefined : `${id}-${active}`,
});

/** No element of HTML is the list of a text field that the store looks after itself. */
const listProps = (id: string) => ({ id, role: "listbox", "aria-label": t("Suggestions") });

/** The field keeps the focus: its blur would close the list before a press is over. */
const optionProps = (id: string, isActive: boolean) => ({
  id,
  type: "button" as const,
  role: "option",
  tabIndex: -1,
  "aria-selected": isActive,
  onPointerDown: (event: PointerEvent) => event.preventDefault(),
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
});
