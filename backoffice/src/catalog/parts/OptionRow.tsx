import {
  chosenBy,
  CUSTOM_OPTION_TYPES,
  CUSTOM_OPTION_TYPE_NAMES,
  isCustomOptionType,
  isOfValues,
} from "@placket/domain/custom-option/custom-option";
import { OPTION_SKU_MAX, OPTION_TITLE_MAX } from "@placket/domain/custom-option/limits";
import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import type { TypedOption } from "./option-draft.ts";
import { OptionValues } from "./OptionValues.tsx";
import styles from "./Parts.module.css";

interface OptionRowProps {
  readonly id: string;
  readonly place: { readonly at: number; readonly of: number };
  readonly option: TypedOption;
  readonly currency: string;
  /** Of the part of the option: `title`, `values-0-price`. */
  readonly errorOf: (part: string) => string | undefined;
  readonly isFixed: boolean;
  readonly onOption: (part: Partial<TypedOption>) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

/** One option of a product: what it is called, how it is chosen, what it adds. */
export function OptionRow(props: OptionRowProps) {
  const { id, place, option, currency, errorOf, isFixed, onOption } = props;
  const hasValues = isOfValues(option.type);
  const number = place.at + 1;
  return (
    <fieldset className={styles["option"]}>
      <legend>Option {number}</legend>
      <div className={styles["tier"]}>
        <TextField
          id={`${id}-title`}
          label="Title"
          value={option.title}
          error={errorOf("title")}
          maxLength={OPTION_TITLE_MAX}
          disabled={isFixed}
          onChange={({ target }) => onOption({ title: target.value })}
        />
        <SelectField
          id={`${id}-type`}
          label="How it is chosen"
          value={option.type}
          disabled={isFixed}
          onChange={({ target }) => {
            if (isCustomOptionType(target.value)) onOption({ type: target.value });
          }}
        >
          {CUSTOM_OPTION_TYPE_NAMES.map((type) => (
            <option key={type} value={type}>
              {CUSTOM_OPTION_TYPES[type].label}
            </option>
          ))}
        </SelectField>
        <Checkbox
          size="sm"
          label="Must be chosen"
          checked={option.isRequired}
          disabled={isFixed}
          onChange={({ target }) => onOption({ isRequired: target.checked })}
        />
        {hasValues ? null : (
          <>
            <TextField
              id={`${id}-price`}
              label={`Adds, in ${currency} or %`}
              hint="4.00, or 10% of the piece"
              value={option.price}
              error={errorOf("price")}
              maxLength={14}
              disabled={isFixed}
              onChange={({ target }) => onOption({ price: target.value })}
            />
            <TextField
              id={`${id}-sku`}
              label="Adds to the number"
              value={option.sku}
              error={errorOf("sku")}
              maxLength={OPTION_SKU_MAX}
              disabled={isFixed}
              onChange={({ target }) => onOption({ sku: target.value })}
            />
          </>
        )}
        {chosenBy(option.type) === "text" ? (
          <TextField
            id={`${id}-maxCharacters`}
            label="Most characters"
            hint="Empty: as many as fit."
            value={option.most}
            error={errorOf("maxCharacters")}
            inputMode="numeric"
            maxLength={4}
            disabled={isFixed}
            onChange={({ target }) => onOption({ most: target.value })}
          />
        ) : null}
      </div>
      {hasValues ? (
        <OptionValues
          id={`${id}-values`}
          option={number}
          values={option.values}
          currency={currency}
          error={errorOf("values")}
          errorOf={(part) => errorOf(`values-${part}`)}
          isFixed={isFixed}
          onValues={(values) => onOption({ values })}
        />
      ) : null}
      {isFixed ? null : (
        <div className={styles["moves"]}>
          <Button kind="link" disabled={place.at === 0} onClick={() => props.onMove(-1)}>
            Move up<span className="visually-hidden"> option {number}</span>
          </Button>
          <Button kind="link" disabled={number === place.of} onClick={() => props.onMove(1)}>
            Move down<span className="visually-hidden"> option {number}</span>
          </Button>
          <Button kind="link" onClick={props.onRemove}>
            Remove<span className="visually-hidden"> option {number}</span>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
