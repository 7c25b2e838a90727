import { fabrics, type FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import { placements } from "@placket/domain/embroidery/placement/placements";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { chosen } from "../../page/form/chosen.ts";

interface ClothFieldsProps {
  readonly fabric: FabricCode;
  /** Code of a placement; it decides nothing, it only warns. */
  readonly placement: string;
  readonly onChange: (
    values: { readonly fabric: FabricCode } | { readonly placement: string },
  ) => void;
  readonly fabricError?: string | undefined;
  readonly placementHint?: string | undefined;
}

const FABRIC_CODES = Object.values(fabrics).map(({ code }) => code);

/** What a design is sewn on, and where. */
export function ClothFields(props: ClothFieldsProps) {
  const { fabric, placement, onChange, fabricError, placementHint } = props;
  return (
    <>
      <SelectField
        label="Fabric"
        value={fabric}
        onChange={(event) => onChange({ fabric: chosen(FABRIC_CODES, event.target.value) })}
        error={fabricError}
        hint={fabrics[fabric].stabilizer}
      >
        {Object.values(fabrics).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Placement"
        value={placement}
        onChange={(event) => onChange({ placement: event.target.value })}
        hint={placementHint}
      >
        {placements.map(({ code, name, widthMm, heightMm }) => (
          <option key={code} value={code}>
            {`${name}, ${widthMm} × ${heightMm} mm`}
          </option>
        ))}
      </SelectField>
    </>
  );
}
