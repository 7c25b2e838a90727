import { combinationsOf, NEW_TYPES } from "@placket/domain/catalog/staff/new-product";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { chosen } from "../../page/form/chosen.ts";
import type { DraftParts } from "../../page/form/use-draft.ts";
import type { ProductChoices } from "../product.queries.ts";
import { TYPE_TEXT } from "../product-words.ts";
import { AxesField } from "./AxesField.tsx";
import { axesOf, type NewDraft } from "./new-draft.ts";
import styles from "./ProductForm.module.css";

interface NewFieldsProps extends DraftParts<NewDraft> {
  readonly choices: ProductChoices;
}

const PIECES_HINT = {
  simple: "Empty: none yet. They can be counted later.",
  configurable: "Of each variant. Empty: none yet.",
} as const;

/** What is said of a product once: its kind, its sku, what is there of it, and what its variants differ in. */
export function NewFields({ id, draft, errorOf, onChange, choices }: NewFieldsProps) {
  const { type, axes } = draft;
  return (
    <section className={styles["group"]} aria-label="What it is">
      <div className={styles["row"]}>
        <SelectField
          id={`${id}-type`}
          label="Type"
          value={type}
          onChange={({ target }) => onChange({ type: chosen(NEW_TYPES, target.value) })}
        >
          {NEW_TYPES.map((one) => (
            <option key={one} value={one}>
              {TYPE_TEXT[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          id={`${id}-sku`}
          label="SKU"
          hint="It stays as it is."
          value={draft.sku}
          error={errorOf("sku")}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => onChange({ sku: target.value })}
        />
        {type === "simple" || type === "configurable" ? (
          <TextField
            id={`${id}-pieces`}
            label="Pieces"
            hint={PIECES_HINT[type]}
            value={draft.pieces}
            error={errorOf("pieces")}
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
            onChange={({ target }) => onChange({ pieces: target.value })}
          />
        ) : null}
      </div>
      {type === "configurable" ? (
        <AxesField
          id={`${id}-axes`}
          attributes={choices.attributes.filter(({ isConfigurable }) => isConfigurable)}
          axes={axes}
          error={errorOf("axes")}
          onAxes={(now) => onChange({ axes: now })}
        />
      ) : null}
      {type === "configurable" ? (
        <output className="muted">{countText(combinationsOf(axesOf(axes)).length, axes)}</output>
      ) : null}
    </section>
  );
}

const countText = (count: number, axes: NewDraft["axes"]) =>
  Object.keys(axes).length === 0 ? "" : count === 1 ? "1 variant" : `${count} variants`;
