import { combinationsOf } from "@placket/domain/catalog/staff/new-product";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { TableRegion } from "@placket/ui/reading/table-region/TableRegion";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import type { DraftParts } from "../../page/form/use-draft.ts";
import { productAt } from "../catalog.addresses.ts";
import type { Matrix, Variant } from "../product.queries.ts";
import styles from "./MatrixTable.module.css";
import type { MatrixDraft, TypedVariant, VariantPart } from "./variant-draft.ts";

interface MatrixTableProps extends DraftParts<MatrixDraft> {
  readonly matrix: Matrix;
  readonly part: VariantPart;
  /** What the part is called. */
  readonly title: string;
  readonly isFixed: boolean;
}

/** The last axis stands in columns, what the others give in rows; where no variant is, nothing is typed. */
export function MatrixTable(props: MatrixTableProps) {
  const { matrix, title } = props;
  const across = matrix.axes.at(-1);
  const down = matrix.axes.slice(0, -1);
  const rows = combinationsOf(
    down.map(({ code, options }) => ({ code, optionIds: options.map(({ id }) => id) })),
  );
  const labelOf = (axis: number, id: number) =>
    matrix.axes[axis]?.options.find((option) => option.id === id)?.label ?? "";
  return (
    <TableRegion label={`${title} of each variant`} bleed>
      <table className={styles["matrix"]}>
        <thead>
          <tr>
            <th scope="col">{down.map(({ label }) => label).join(", ") || title}</th>
            {across?.options.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((chosen) => {
            const name = chosen.map((id, axis) => labelOf(axis, id)).join(", ") || "All";
            return (
              <tr key={chosen.join(" ")}>
                <th scope="row">{name}</th>
                {across?.options.map(({ id, label }) => {
                  const variant = variantAt(matrix, [...chosen, id]);
                  return (
                    <td key={id}>
                      {variant ? (
                        <Cell {...props} variant={variant} name={`${name}, ${label}`} />
                      ) : (
                        <span className="muted">–</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}

const variantAt = ({ variants }: Matrix, optionIds: readonly number[]) =>
  variants.find((one) => one.optionIds.join() === optionIds.join());

interface CellProps extends MatrixTableProps {
  readonly variant: Variant;
  readonly name: string;
}

function Cell({ id, part, title, isFixed, variant, name, draft, errorOf, onChange }: CellProps) {
  const typed = draft.variants[variant.id];
  if (!typed) return null;
  const say = (change: Partial<TypedVariant>) =>
    onChange({ variants: { ...draft.variants, [variant.id]: { ...typed, ...change } } });
  const label = `${name}: ${title}`;
  return (
    <>
      {part === "isEnabled" ? (
        <Checkbox
          label={<VisuallyHidden>{label}</VisuallyHidden>}
          checked={typed.isEnabled}
          disabled={isFixed}
          onChange={({ target }) => say({ isEnabled: target.checked })}
        />
      ) : (
        <TextField
          id={`${id}-${variant.id}-${part}`}
          label={label}
          labelPlace="hidden"
          value={typed[part]}
          error={errorOf(`${variant.id}-${part}`)}
          disabled={isFixed}
          inputMode={part === "barcode" ? "text" : "decimal"}
          maxLength={part === "barcode" ? 255 : 12}
          autoComplete="off"
          onChange={({ target }) => say({ [part]: target.value })}
        />
      )}
      <a className={`link ${styles["sku"]}`} href={productAt({ id: String(variant.id) })}>
        {variant.sku}
      </a>
    </>
  );
}
