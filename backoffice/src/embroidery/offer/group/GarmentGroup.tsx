import { fabrics, type FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { chosen } from "../../../page/form/chosen.ts";
import type { GroupProps } from "./group-props.ts";
import styles from "./Group.module.css";
import { MeasureField } from "./MeasureField.tsx";

/** The cloth that it is sewn on, and the scale of its pictures. */
export function GarmentGroup({ id, terms, errorOf, onTerms }: GroupProps) {
  return (
    <div className={styles["pair"]}>
      <SelectField
        label="Cloth"
        value={terms.fabric}
        onChange={({ target }) =>
          onTerms({
            ...terms,
            fabric: chosen(Object.keys(fabrics) as FabricCode[], target.value),
          })
        }
      >
        {Object.values(fabrics).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <MeasureField
        id={`${id}-pictureWidthMm`}
        label="The pictures show, from edge to edge"
        error={errorOf("pictureWidthMm")}
        value={terms.pictureWidthMm}
        onValue={(pictureWidthMm) => onTerms({ ...terms, pictureWidthMm })}
      />
    </div>
  );
}
