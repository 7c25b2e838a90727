import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { AmountField } from "./AmountField.tsx";
import type { TypedOption } from "./bundle-draft.ts";
import styles from "./BundleForm.module.css";
import type { PriceOfSelections } from "./OptionEditor.tsx";

type Selection = TypedOption["selections"][number];

interface SelectionRowProps {
  readonly selection: Selection;
  readonly place: { readonly at: number; readonly of: number };
  readonly price: PriceOfSelections;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<Selection>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A product that can be chosen: whether it is at first, and how many pieces of it. */
export function SelectionRow(props: SelectionRowProps) {
  const { selection, place, price, error, onChange, onMove, onRemove } = props;
  const { sku, name } = selection.product;
  return (
    <li className={styles["selection"]}>
      <div>
        <span className="condensed">{sku}</span> <span>{name}</span>
      </div>
      <div className={styles["facts"]}>
        <Checkbox
          size="sm"
          label="Preselected"
          checked={selection.isDefault}
          onChange={({ target }) => onChange({ isDefault: target.checked })}
        />
        <TextField
          label={`Pieces of ${sku}`}
          labelPlace="hidden"
          inputMode="numeric"
          maxLength={5}
          value={Number.isNaN(selection.defaultQuantity) ? "" : String(selection.defaultQuantity)}
          end="pieces"
          error={error}
          onChange={({ target }) =>
            onChange({
              defaultQuantity: target.value.trim() === "" ? Number.NaN : Number(target.value),
            })
          }
        />
        <Checkbox
          size="sm"
          label="Shoppers say how many"
          checked={selection.canChangeQuantity}
          onChange={({ target }) => onChange({ canChangeQuantity: target.checked })}
        />
        {price.isFixed && selection.priceMicro === null ? (
          <AmountField
            label={`Adds in ${price.currency}`}
            minor={selection.priceMinor}
            currency={price.currency}
            onMinor={(minor) => onChange({ priceMinor: minor ?? 0 })}
          />
        ) : null}
        {price.isFixed && selection.priceMicro !== null ? (
          <span>adds {selection.priceMicro / 10_000} % of its price</span>
        ) : null}
      </div>
      <div className={styles["foot"]}>
        <Button kind="link" disabled={place.at === 0} onClick={() => onMove(-1)}>
          Up<span className="visually-hidden">: {sku}</span>
        </Button>
        <Button kind="link" disabled={place.at === place.of - 1} onClick={() => onMove(1)}>
          Down<span className="visually-hidden">: {sku}</span>
        </Button>
        <Button kind="link" onClick={onRemove}>
          Remove<span className="visually-hidden"> {sku}</span>
        </Button>
      </div>
    </li>
  );
}
