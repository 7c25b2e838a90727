import {
  OPTION_SKU_MAX,
  OPTION_TITLE_MAX,
  OPTION_VALUES_MAX,
} from "@placket/domain/custom-option/limits";
import { Button } from "@placket/ui/action/button/Button";
import { FieldError } from "@placket/ui/form/field/Field";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { moved } from "./moved.ts";
import { emptyValue, type TypedValue } from "./option-draft.ts";
import styles from "./Parts.module.css";

interface OptionValuesProps {
  readonly id: string;
  /** Which option they are of, counted from 1. */
  readonly option: number;
  readonly values: readonly TypedValue[];
  readonly currency: string;
  readonly error: string | undefined;
  readonly errorOf: (part: string) => string | undefined;
  readonly isFixed: boolean;
  readonly onValues: (values: readonly TypedValue[]) => void;
}

/** What there is to choose from, in its order. */
export function OptionValues(props: OptionValuesProps) {
  const { id, option, values, currency, error, errorOf, isFixed, onValues } = props;
  return (
    <section id={id} tabIndex={-1} aria-label={`Values of option ${option}`}>
      {values.map((value, at) => {
        const name = `value ${at + 1} of option ${option}`;
        const onValue = (part: Partial<TypedValue>) =>
          onValues(values.with(at, { ...value, ...part }));
        return (
          <fieldset key={value.key} className={styles["tier"]}>
            <legend className="visually-hidden">
              Value {at + 1} of option {option}
            </legend>
            <TextField
              id={`${id}-${at}-title`}
              label="Value"
              value={value.title}
              error={errorOf(`${at}-title`)}
              maxLength={OPTION_TITLE_MAX}
              disabled={isFixed}
              onChange={({ target }) => onValue({ title: target.value })}
            />
            <TextField
              id={`${id}-${at}-price`}
              label={`Adds, in ${currency} or %`}
              value={value.price}
              error={errorOf(`${at}-price`)}
              maxLength={14}
              disabled={isFixed}
              onChange={({ target }) => onValue({ price: target.value })}
            />
            <TextField
              id={`${id}-${at}-sku`}
              label="Adds to the number"
              value={value.sku}
              error={errorOf(`${at}-sku`)}
              maxLength={OPTION_SKU_MAX}
              disabled={isFixed}
              onChange={({ target }) => onValue({ sku: target.value })}
            />
            {isFixed ? null : (
              <div className={styles["moves"]}>
                <Button
                  kind="link"
                  disabled={at === 0}
                  onClick={() => onValues(moved(values, at, at - 1))}
                >
                  Up<span className="visually-hidden">, {name}</span>
                </Button>
                <Button
                  kind="link"
                  disabled={at === values.length - 1}
                  onClick={() => onValues(moved(values, at, at + 1))}
                >
                  Down<span className="visually-hidden">, {name}</span>
                </Button>
                <Button kind="link" onClick={() => onValues(values.toSpliced(at, 1))}>
                  Remove<span className="visually-hidden"> {name}</span>
                </Button>
              </div>
            )}
          </fieldset>
        );
      })}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isFixed || values.length >= OPTION_VALUES_MAX ? null : (
        <p>
          <Button kind="line" size="sm" onClick={() => onValues([...values, emptyValue(values)])}>
            Add a Value<span className="visually-hidden"> to option {option}</span>
          </Button>
        </p>
      )}
    </section>
  );
}
