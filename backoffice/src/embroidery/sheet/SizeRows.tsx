import { SHEET_LIMITS } from "@placket/domain/embroidery/sheet/sheet-limits";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { problemAt } from "../workbench/texts.ts";
import styles from "./WorksheetDialog.module.css";
import type { WorksheetForm } from "./worksheet-form.ts";

type Sizes = WorksheetForm["sizes"];

interface SizeRowsProps {
  readonly sizes: Sizes;
  readonly onChange: (sizes: Sizes) => void;
  readonly problems: readonly Problem[];
}

/** How many pieces of which size; a size without pieces is not printed. */
export function SizeRows({ sizes, onChange, problems }: SizeRowsProps) {
  const set = (at: number, part: Partial<Sizes[number]>) =>
    onChange(sizes.map((row, i) => (i === at ? { ...row, ...part } : row)));
  const whole = problemAt(problems, "sizes");
  return (
    <fieldset className={styles["sizes"]}>
      <legend className={styles["legend"]}>Pieces of each size</legend>
      <div className={styles["rows"]}>
        {sizes.map(({ size, pieces }, at) => (
          <div key={at} className={styles["row"]}>
            <TextField
              label={`Size ${at + 1}`}
              labelPlace="hidden"
              value={size}
              maxLength={20}
              autoComplete="off"
              error={problemAt(problems, `sizes.${at}.size`)}
              onChange={(event) => set(at, { size: event.target.value })}
            />
            <TextField
              label={`Pieces of ${size.trim() === "" ? `size ${at + 1}` : size}`}
              labelPlace="hidden"
              value={pieces}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              error={problemAt(problems, `sizes.${at}.pieces`) ?? (at === 0 ? whole : undefined)}
              onChange={(event) => set(at, { pieces: event.target.value })}
            />
          </div>
        ))}
      </div>
      {sizes.length < SHEET_LIMITS.sizes ? (
        <Button
          kind="line"
          size="sm"
          onClick={() => onChange([...sizes, { size: "", pieces: "" }])}
        >
          Add a size
        </Button>
      ) : null}
    </fieldset>
  );
}
