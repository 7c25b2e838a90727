import type { OptionType } from "@placket/domain/bundle/bundle";
import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { FieldError } from "@placket/ui/form/field/Field";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { moved, newSelection, type TypedOption } from "./bundle-draft.ts";
import styles from "./BundleForm.module.css";
import { ProductFinder } from "./ProductFinder.tsx";
import { SelectionRow } from "./SelectionRow.tsx";

/** What staff call the ways to choose. */
const TYPES: Readonly<Record<OptionType, string>> = {
  select: "One of a list",
  radio: "One of marks, sizes or colors",
  multi: "Several",
};

const isType = (text: string): text is OptionType => Object.hasOwn(TYPES, text);

/** How amounts of selections are shown: of a bundle that is their sum they say nothing. */
export interface PriceOfSelections {
  readonly currency: string;
  readonly isFixed: boolean;
}

interface OptionEditorProps {
  readonly id: string;
  readonly option: TypedOption;
  readonly place: { readonly at: number; readonly of: number };
  readonly price: PriceOfSelections;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<TypedOption>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One option: what is asked, how it is chosen, and of which products. */
export function OptionEditor(props: OptionEditorProps) {
  const { id, option, place, price, errorOf, onChange, onMove, onRemove } = props;
  const { selections } = option;
  const name = option.title.trim() || `Option ${place.at + 1}`;
  const error = errorOf("");
  return (
    <fieldset className={styles["option"]} id={id}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles["row"]}>
        <TextField
          id={`${id}.title`}
          label={`What is chosen (${place.at + 1} of ${place.of})`}
          value={option.title}
          error={errorOf("title")}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <SelectField
          label="How"
          value={option.type}
          onChange={({ target }) => {
            if (isType(target.value)) onChange({ type: target.value });
          }}
        >
          {Object.entries(TYPES).map(([type, text]) => (
            <option key={type} value={type}>
              {text}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles["row"]}>
        <Checkbox
          label="Must be chosen"
          checked={option.isRequired}
          onChange={({ target }) => onChange({ isRequired: target.checked })}
        />
        <Checkbox
          label="By pictures"
          checked={option.isByImage}
          onChange={({ target }) => onChange({ isByImage: target.checked })}
        />
      </div>
      {selections.length > 0 ? (
        <ul className={styles["selections"]} aria-label={`Products of ${name}`}>
          {selections.map((selection, at) => (
            <SelectionRow
              key={selection.productId}
              selection={selection}
              place={{ at, of: selections.length }}
              price={price}
              error={errorOf(`selections.${at}.defaultQuantity`)}
              onChange={(change) =>
                onChange({
                  selections: selections.map((one) =>
                    one === selection ? { ...one, ...change } : one,
                  ),
                })
              }
              onMove={(by) => onChange({ selections: moved(selections, at, by) })}
              onRemove={() =>
                onChange({ selections: selections.filter((one) => one !== selection) })
              }
            />
          ))}
        </ul>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <ProductFinder
        name={name}
        taken={selections.map(({ productId }) => productId)}
        onFound={(product) => onChange({ selections: [...selections, newSelection(product)] })}
      />
      <div className={styles["foot"]}>
        <Button kind="link" disabled={place.at === 0} onClick={() => onMove(-1)}>
          Earlier<span className="visually-hidden">: {name}</span>
        </Button>
        <Button kind="link" disabled={place.at === place.of - 1} onClick={() => onMove(1)}>
          Later<span className="visually-hidden">: {name}</span>
        </Button>
        <Button kind="link" onClick={onRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </fieldset>
  );
}
