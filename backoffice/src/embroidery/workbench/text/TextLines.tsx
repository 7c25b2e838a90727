import type { Advice } from "@placket/domain/embroidery/lettering/advice";
import { lettersOf } from "@placket/domain/embroidery/lettering/font/composed-letter";
import { LETTERING_LIMITS } from "@placket/domain/embroidery/lettering/limits";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { FieldError } from "@placket/ui/form/field/Field";
import { TextField } from "@placket/ui/form/text-field/TextField";
import type { Draft, DraftEvent } from "../draft.ts";
import { adviceFor } from "../draft-design.ts";
import { adviceAt, problemAt } from "../texts.ts";
import styles from "../Form.module.css";
import { OwnLook } from "./OwnLook.tsx";

interface TextLinesProps {
  readonly draft: Draft;
  readonly send: (event: DraftEvent) => void;
  readonly problems: readonly Problem[];
  readonly advice: readonly Advice[];
}

/** What is sewn, line by line, with what is wrong at each; of a monogram the first alone. */
export function TextLines({ draft, send, problems, advice }: TextLinesProps) {
  const { lines: most, lettersPerLine } = LETTERING_LIMITS;
  const { isMonogram, looks } = draft;
  const lines = isMonogram ? draft.lines.slice(0, 1) : draft.lines;
  const whole = problemAt(problems, "lines");
  const hint = adviceAt(adviceFor(advice, draft, null), "lines");
  return (
    <div className={styles["lines"]}>
      {lines.map((text, at) => (
        <div key={at} className={styles["line"]}>
          <TextField
            label={isMonogram ? "Letters" : `Line ${at + 1}`}
            value={text}
            onChange={(event) => send({ type: "line", at, text: event.target.value })}
            // What is too long is said, not swallowed.
            maxLength={lettersPerLine * 8}
            counter={() => `${lettersOf(text).length} of ${isMonogram ? 3 : lettersPerLine}`}
            error={problemAt(problems, `lines.${at}`)}
            autoComplete="off"
            spellCheck={false}
          />
          {isMonogram ? null : (
            <OwnLook
              at={at}
              look={looks[at] ?? null}
              send={send}
              problems={problems}
              advice={adviceFor(advice, draft, at)}
              canBeRemoved={lines.length > 1}
            />
          )}
        </div>
      ))}
      {!isMonogram && lines.length < most ? (
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
