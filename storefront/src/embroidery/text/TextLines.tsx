import type { LineRule } from "@placket/domain/embroidery/offer/offer";
import { lettersOf } from "@placket/domain/embroidery/lettering/font/composed-letter";
import type { Problem } from "@placket/domain/problem";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { t } from "../../translation/translate.ts";
import { useObservable } from "../../events/observable.ts";
import type { Writing } from "../choice/use-writing.ts";
import styles from "./TextPanel.module.css";
import { problemAt } from "../choice/text-of-problem.ts";

interface TextLinesProps {
  readonly rules: readonly LineRule[];
  /** As the form around them is drawn. */
  readonly lines: readonly string[];
  readonly writing: Writing;
  readonly onChange: (lines: readonly string[]) => void;
  readonly problems: readonly Problem[];
  readonly hint: string | undefined;
}

/** The lines of a text; each says how many letters it takes (EMB-39), and a locked one cannot be changed. */
export function TextLines(props: TextLinesProps) {
  const { rules, writing, onChange, problems, hint } = props;
  // What is typed stands here before the form is drawn with it.
  const lines = useObservable(writing.now)?.text?.lines ?? props.lines;
  const whole = problemAt(problems, "lines");
  return (
    // Whoever leaves a line goes on to something that must know it.
    <div className={styles["lines"]} onBlur={writing.settle}>
      {rules.map(({ number, label, characterLimit, isRequired, isLocked }, at) => (
        <TextField
          key={number}
          label={label}
          value={lines[at] ?? ""}
          onChange={(event) => onChange(withLine(lines, at, event.target.value))}
          // What is too long is said, not swallowed.
          maxLength={characterLimit * 8}
          counter={() => t("%1 of %2", lettersOf(lines[at] ?? "").length, characterLimit)}
          error={problemAt(problems, `lines.${at}`) ?? (at === 0 ? whole : undefined)}
          hint={at === 0 ? hint : undefined}
          required={isRequired}
          readOnly={isLocked}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
    </div>
  );
}

function withLine(lines: readonly string[], at: number, text: string): readonly string[] {
  const all = Array.from({ length: Math.max(lines.length, at + 1) }, (_, i) => lines[i] ?? "");
  return all.with(at, text);
}
