import type { Advice } from "@placket/domain/embroidery/lettering/advice";
import { lettersOf } from "@placket/domain/embroidery/lettering/font/composed-letter";
import { LETTERING_LIMITS } from "@placket/domain/embroidery/lettering/limits";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { FieldError } from "@placket/ui/form/field/Field";
import { TextField } from "@placket/ui/form/text-field/TextField";
import type { DraftEvent } from "../draft.ts";
import { adviceAt, problemAt } from "../texts.ts";
import styles from "../Form.module.css";

interface TextLinesProps {
  readonly lines: readonly string[];
  readonly send: (event: DraftEvent) => void;
  readonly problems: readonly Problem[];
  readonly advice: readonly Advice[];
}

/** What is sewn, line by line, with what is wrong at each. */
export function TextLines({ lines, send, problems, advice }: TextLinesProps) {
  const { lines: most, lettersPerLine } = LETTERING_LIMITS;
  const whole = problemAt(problems, "lines");
  const hint = adviceAt(advice, "lines");
  return (
    <div className={styles["lines"]}>
      {lines.map((text, at) => (
        <TextField
          key={at}
          label={`Line ${at + 1}`}
          value={text}
          onChange={(event) => send({ type: "line", at, text: event.target.value })}
          // What is too long is said, not swallowed.
          maxLength={lettersPerLine * 8}
          counter={() => `${lettersOf(text).length} of ${lettersPerLine}`}
          error={problemAt(problems, `lines.${at}`)}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      {lines.length < most ? (
        <Button
          kind="line"
          size="sm"
          className={styles["addLine"]}
          onClick={() => send({ type: "addLine" })}
        >
          Add a line
        </Button>
      ) : null}
      {whole === undefined ? null : (
        <div className={styles["wide"]}>
          <FieldError id="lines-error">{whole}</FieldError>
        </div>
      )}
      {hint === undefined ? null : <p className={styles["hint"]}>{hint}</p>}
    </div>
  );
}
