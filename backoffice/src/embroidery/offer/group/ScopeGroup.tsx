import { TextField } from "@placket/ui/form/text-field/TextField";
import type { DraftParts } from "../../../page/form/use-draft.ts";
import type { Draft } from "../offer-draft.ts";
import type { Categories } from "../offer.queries.ts";
import { GarmentPicker } from "./GarmentPicker.tsx";
import styles from "./Group.module.css";
import { MeasureField } from "./MeasureField.tsx";
import { Picker } from "./Picker.tsx";

interface ScopeGroupProps extends DraftParts<Draft> {
  readonly categories: Categories;
}

/** What the offer is called, and for which products and categories it is. */
export function ScopeGroup({ id, draft, categories, errorOf, onChange }: ScopeGroupProps) {
  return (
    <>
      <TextField
        id={`${id}-name`}
        className={styles["narrow"]}
        label="Name"
        hint="Such as Chef coat"
        maxLength={80}
        autoComplete="off"
        error={errorOf("name")}
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <GarmentPicker
        id={`${id}-skus`}
        error={errorOf("skus")}
        skus={draft.skus}
        onChange={(skus) => onChange({ skus })}
      />
      <Picker
        id={`${id}-categories`}
        legend="Categories"
        hint="A product that is named by its SKU goes before its category."
        error={errorOf("categories")}
        isUnordered
        options={categories.map((one) => ({ value: String(one.id), name: one.name }))}
        chosen={draft.categoryIds.map(String)}
        onChange={(chosen) => onChange({ categoryIds: chosen.map(Number) })}
      />
      <div className={styles["narrow"]}>
        <MeasureField
          id={`${id}-position`}
          label="Place among the offers"
          hint="Of two for a category the lower number holds."
          unit=""
          error={errorOf("position")}
          value={draft.position}
          onValue={(position) => onChange({ position })}
        />
      </div>
    </>
  );
}
