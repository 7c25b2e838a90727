import {
  ATTRIBUTE_PREFIX,
  isProductField,
  isSaidIn,
} from "@placket/domain/catalog/staff/product-values";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import { useState } from "react";
import type { DraftParts } from "../../page/form/use-draft.ts";
import type { Scope } from "../product.queries.ts";
import type { FieldRow, Group } from "./field-rows.ts";
import type { ProductDraft } from "./product-draft.ts";
import { ProductField } from "./ProductField.tsx";
import styles from "./ProductForm.module.css";
import { isEmptyTyped, type Typed, type Units } from "./typed-values.ts";

interface FieldGroupsProps extends DraftParts<ProductDraft> {
  readonly rows: readonly FieldRow[];
  readonly units: Units;
  readonly scope: Scope;
  /** What holds where this scope says nothing. */
  readonly inherited: Readonly<Record<string, Typed>>;
  /** Attributes that are shown though nothing is said of them. */
  readonly asked?: readonly string[];
  /** Whether a field can only be looked at. */
  readonly isFixed: (name: string) => boolean;
}

/** The groups, in the order in which they stand. */
const GROUPS: readonly { readonly group: Group; readonly title: string }[] = [
  { group: "product", title: "Product" },
  { group: "price", title: "Prices" },
  { group: "texts", title: "Texts" },
  { group: "attributes", title: "Attributes" },
  { group: "categories", title: "Categories" },
  { group: "websites", title: "Websites" },
  { group: "search", title: "Search engines" },
];

/** Short fields stand side by side. */
const WIDE: ReadonlySet<FieldRow["kind"]> = new Set(["prose", "several", "yes"]);

/** The fields that can be said in this scope, group by group. */
export function FieldGroups(props: FieldGroupsProps) {
  const { rows, scope } = props;
  const saidHere = rows.filter(({ name }) =>
    isProductField(name) ? isSaidIn(name, scope.kind) : scope.kind !== "website",
  );
  return GROUPS.map(({ group, title }) => {
    const own = saidHere.filter((row) => row.group === group);
    if (own.length === 0) return null;
    const inside =
      group === "attributes" ? (
        <Attributes {...props} rows={own} />
      ) : (
        <Fields {...props} rows={own} />
      );
    return (
      <section key={group} className={styles["group"]} aria-label={title}>
        <h2>{title}</h2>
        {inside}
      </section>
    );
  });
}

function Fields({ rows, ...rest }: FieldGroupsProps) {
  const wide = rows.filter(({ kind }) => WIDE.has(kind));
  const short = rows.filter(({ kind }) => !WIDE.has(kind));
  const fieldOf = (row: FieldRow) => <ScopedField key={row.name} row={row} {...rest} />;
  return (
    <>
      {short.length > 0 ? <div className={styles["row"]}>{short.map(fieldOf)}</div> : null}
      {wide.map(fieldOf)}
    </>
  );
}

type ScopedFieldProps = Omit<FieldGroupsProps, "rows"> & { readonly row: FieldRow };

/** A field, and below it whether this scope goes without a word of its own. */
function ScopedField({ row, id, draft, errorOf, onChange, scope, ...rest }: ScopedFieldProps) {
  const { name, label } = row;
  const isOwn = draft.own[name] === true;
  const isFixed = rest.isFixed(name);
  return (
    <div className={styles["field"]}>
      <ProductField
        id={`${id}-${name}`}
        row={row}
        typed={draft.typed[name] ?? ""}
        units={rest.units}
        error={errorOf(name)}
        disabled={isFixed || !isOwn}
        onTyped={(typed) => onChange({ typed: { ...draft.typed, [name]: typed } })}
      />
      {scope.kind === "default" ? null : (
        <Checkbox
          size="sm"
          disabled={isFixed}
          label={
            <>
              Use default<VisuallyHidden>, {label}</VisuallyHidden>
            </>
          }
          checked={!isOwn}
          onChange={({ target }) =>
            onChange({
              own: { ...draft.own, [name]: !target.checked },
              // Whoever lets go of a value sees what holds without it.
              ...(target.checked && {
                typed: { ...draft.typed, [name]: rest.inherited[name] ?? "" },
              }),
            })
          }
        />
      )}
    </div>
  );
}

/** The attributes that the product has, and the way to another one. */
function Attributes(props: FieldGroupsProps) {
  const { rows, draft, id, isFixed, asked = [] } = props;
  const [added, setAdded] = useState<readonly string[]>([]);
  // What it had when the form began stays in its place, also while it is emptied.
  const [had] = useState(() =>
    rows.filter(({ name }) => !isEmptyTyped(draft.typed[name] ?? "")).map(({ name }) => name),
  );
  const shown = new Set([...had, ...asked, ...added]);
  const others = rows.filter(({ name }) => !shown.has(name));
  const canAdd = others.some(({ name }) => !isFixed(name));
  return (
    <>
      <Fields {...props} rows={rows.filter(({ name }) => shown.has(name))} />
      {canAdd ? (
        <SelectField
          id={`${id}-add-attribute`}
          label="Say more"
          value=""
          onChange={({ target }) => setAdded([...added, target.value])}
        >
          <option value="">Choose an attribute</option>
          {others.map(({ name, label }) => (
            <option key={name} value={name}>
              {label} ({name.slice(ATTRIBUTE_PREFIX.length)})
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  );
}
