import type { LineRule } from "@placket/domain/embroidery/offer/offer";
import { LETTERING_LIMITS } from "@placket/domain/embroidery/lettering/limits";
import { Button } from "@placket/ui/action/button/Button";
import { FieldError } from "@placket/ui/form/field/Field";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { chosen } from "../../../page/form/chosen.ts";
import styles from "./Group.module.css";
import { MeasureField } from "./MeasureField.tsx";
import { lineText } from "./offer-words.ts";

interface LineRowsProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly lines: readonly LineRule[];
  readonly onChange: (lines: readonly LineRule[]) => void;
}

/** The lines of a text, first to last. */
export function LineRows({ id, error, lines, onChange }: LineRowsProps) {
  const set = (at: number, part: Partial<LineRule>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <fieldset id={id} className={styles["set"]}>
      <legend className={styles["legend"]}>Lines</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <ol className={styles["rows"]}>
        {lines.map((line, at) => (
          <li key={line.number} className={styles["row"]}>
            <div className={styles["cells"]}>
              <TextField
                label={`Line ${at + 1} is called`}
                maxLength={80}
                autoComplete="off"
                value={line.label}
                onChange={({ target }) => set(at, { label: target.value })}
              />
              <MeasureField
                label="Letters at most"
                unit=""
                value={line.characterLimit}
                onValue={(characterLimit) => set(at, { characterLimit })}
              />
              <SelectField
                label="Who writes it"
                value={wayOf(line)}
                onChange={({ target }) => set(at, WAYS[chosen(LINE_WAYS, target.value)])}
              >
                {Object.entries(WAY_TEXT).map(([way, text]) => (
                  <option key={way} value={way}>
                    {text}
                  </option>
                ))}
              </SelectField>
              <TextField
                label="What stands there at first"
                maxLength={100}
                autoComplete="off"
                value={line.defaultText}
                onChange={({ target }) => set(at, { defaultText: target.value })}
              />
            </div>
            <p className={styles["quiet"]}>{lineText(line)}</p>
            <p>
              <Button
                kind="line"
                size="sm"
                onClick={() => onChange(numbered(lines.filter((_, index) => index !== at)))}
              >
                Remove Line {at + 1}
              </Button>
            </p>
          </li>
        ))}
      </ol>
      <p>
        <Button
          kind="line"
          size="sm"
          disabled={lines.length >= LETTERING_LIMITS.lines}
          onClick={() => onChange(numbered([...lines, { ...NEW_LINE, number: 0 }]))}
        >
          Add a Line
        </Button>
      </p>
    </fieldset>
  );
}

type LineWay = keyof typeof WAY_TEXT;

const WAY_TEXT = {
  free: "Shoppers, or nobody",
  required: "Shoppers have to",
  locked: "Nobody: it always says the same",
} as const;

const LINE_WAYS = Object.keys(WAY_TEXT) as LineWay[];

/** What each way makes of a line. */
const WAYS: Readonly<Record<LineWay, Pick<LineRule, "isRequired" | "isLocked">>> = {
  free: { isRequired: false, isLocked: false },
  required: { isRequired: true, isLocked: false },
  locked: { isRequired: false, isLocked: true },
};

const wayOf = ({ isLocked, isRequired }: LineRule): LineWay =>
  isLocked ? "locked" : isRequired ? "required" : "free";

const numbered = (lines: readonly LineRule[]): readonly LineRule[] =>
  lines.map((line, at) => ({ ...line, number: at + 1 }));

const NEW_LINE = {
  label: "Name",
  characterLimit: 20,
  defaultText: "",
  isRequired: false,
  isLocked: false,
} as const;
