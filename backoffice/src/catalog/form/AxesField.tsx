import { FieldError } from "@placket/ui/form/field/Field";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import type { Attribute } from "../product.queries.ts";
import { attributeRow } from "./field-rows.ts";
import styles from "./ProductForm.module.css";
import { SeveralField } from "./SeveralField.tsx";

interface AxesFieldProps {
  readonly id: string;
  /** By which variants can be told apart. */
  readonly attributes: readonly Attribute[];
  readonly axes: Readonly<Record<string, readonly string[]>>;
  readonly error: string | undefined;
  readonly onAxes: (axes: Readonly<Record<string, readonly string[]>>) => void;
}

/** What variants differ in, and the options of each that there are. */
export function AxesField({ id, attributes, axes, error, onAxes }: AxesFieldProps) {
  const others = attributes.filter(({ code }) => !Object.hasOwn(axes, code));
  const picked = Object.keys(axes).flatMap(
    (code) => attributes.find((one) => one.code === code) ?? [],
  );
  return (
    <div id={id} className={styles["axes"]} tabIndex={-1}>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {picked.map((attribute) => (
        <SeveralField
          key={attribute.code}
          id={`${id}-${attribute.code}`}
          row={attributeRow(attribute)}
          chosen={axes[attribute.code] ?? []}
          error={undefined}
          disabled={false}
          onTyped={(options) => onAxes({ ...axes, [attribute.code]: options })}
        />
      ))}
      {others.length === 0 ? null : (
        <SelectField
          label="Variants differ by"
          value=""
          onChange={({ target }) => onAxes({ ...axes, [target.value]: [] })}
        >
          <option value="">Choose color, size or the like</option>
          {others.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
