import { hoops } from "@placket/domain/embroidery/placement/hoops";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import type { Hooping } from "./hoop-guides.ts";
import styles from "./HoopBar.module.css";

interface HoopBarProps {
  /** Name of a hoop; empty for the smallest that the design fits. */
  readonly hoop: string;
  readonly onHoop: (name: string) => void;
  readonly isShown: boolean;
  readonly onShown: (isShown: boolean) => void;
  readonly hooping: Hooping;
}

/** Which hoop holds the cloth, whether it is drawn, and what does not fit it. */
export function HoopBar({ hoop, onHoop, isShown, onShown, hooping }: HoopBarProps) {
  return (
    <div className={styles["bar"]}>
      <SelectField
        label="Hoop"
        size="sm"
        value={hoop}
        onChange={(event) => onHoop(event.target.value)}
        error={hooping.problem || undefined}
        hint={hooping.told || undefined}
      >
        <option value="">The smallest that fits</option>
        {hoops.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label="Draw hoop and place"
        checked={isShown}
        onChange={(event) => onShown(event.target.checked)}
      />
    </div>
  );
}
