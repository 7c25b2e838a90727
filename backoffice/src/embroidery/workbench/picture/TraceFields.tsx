import { GROUND_WISHES, type GroundWish } from "@placket/domain/embroidery/trace/ground";
import type { Problem } from "@placket/domain/problem";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { chosen } from "../../../page/form/chosen.ts";
import { NumberField } from "../NumberField.tsx";
import { problemAt } from "../texts.ts";
import type { PictureDraft } from "./picture-draft.ts";

interface TraceFieldsProps {
  readonly draft: PictureDraft;
  readonly onChange: (values: Partial<PictureDraft>) => void;
  readonly problems: readonly Problem[];
}

const GROUND_TEXTS: Readonly<Record<GroundWish, string>> = {
  cloth: "Cloth, inside as well",
  around: "Cloth around, sewn inside",
  sewn: "Sewn",
};

/** How a picture is traced: how wide, in how many colors, and what becomes of its ground. */
export function TraceFields({ draft, onChange, problems }: TraceFieldsProps) {
  return (
    <>
      <NumberField
        label="Width of the picture"
        unit="mm"
        value={draft.widthMm}
        onChange={(widthMm) => onChange({ widthMm })}
        error={problemAt(problems, "widthMm")}
      />
      <NumberField
        label="Colors at most"
        unit=""
        value={draft.colors}
        onChange={(colors) => onChange({ colors })}
        error={problemAt(problems, "colors")}
      />
      <SelectField
        label="Background"
        value={draft.ground}
        onChange={(event) => onChange({ ground: chosen(GROUND_WISHES, event.target.value) })}
      >
        {GROUND_WISHES.map((ground) => (
          <option key={ground} value={ground}>
            {GROUND_TEXTS[ground]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
