import { Button } from "@placket/ui/action/button/Button";
import { useMutation } from "@tanstack/react-query";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm, type Question } from "../dialog/use-confirm.tsx";
import styles from "./BulkBar.module.css";
import type { ListShape } from "./list-shape.ts";

/** What came of one row. */
export interface BulkOutcome {
  /** The row as its list calls it. */
  readonly name: string;
  /** `open`: it was done and nothing is decided yet, which is nobody's fault. */
  readonly became: "done" | "open" | "refused";
  /** What it is now, or why nothing was done. */
  readonly text: string;
}

/** Something that may be done with several rows at once. */
export interface BulkAction<Row> {
  /** "Give Up" */
  readonly title: string;
  /** What follows from it for these rows, said before it is done. */
  readonly warning: string | ((rows: readonly Row[]) => string);
  /** Whether it can be done with this row at all; the others are left as they are. */
  readonly fits: (row: Row) => boolean;
  /** Does it, and says of each row what came of it. */
  readonly run: (rows: readonly Row[]) => Promise<readonly BulkOutcome[]>;
}

interface BulkBarProps<Row> {
  readonly nouns: ListShape["nouns"];
  readonly actions: readonly BulkAction<Row>[];
  /** The rows that are chosen. */
  readonly rows: readonly Row[];
  readonly onDone: (outcomes: readonly BulkOutcome[]) => void;
  readonly onClear: () => void;
}

/** What may be done with the rows that are chosen; it is asked first, with their number. */
export function BulkBar<Row>({ nouns, actions, rows, onDone, onClear }: BulkBarProps<Row>) {
  const { ask, dialog } = useConfirm();
  const run = useMutation({
    mutationFn: ({ action, on }: { action: BulkAction<Row>; on: readonly Row[] }) => action.run(on),
    onSuccess: onDone,
  });
  const begin = async (action: BulkAction<Row>) => {
    const on = rows.filter(action.fits);
    if (await ask(askedBefore(action, on, nouns))) run.mutate({ action, on });
  };
  return (
    <fieldset className={styles["bar"]}>
      <legend className="visually-hidden">With those chosen</legend>
      <output>{rows.length === 0 ? "None chosen" : `${rows.length} chosen`}</output>
      {actions.map((action) => {
        const fitting = rows.filter(action.fits).length;
        return (
          <Button
            key={action.title}
            kind="line"
            size="sm"
            disabled={fitting === 0}
            busy={run.isPending}
            onClick={() => void begin(action)}
          >
            {action.title}
            {fitting === 0 ? "" : ` (${fitting})`}
          </Button>
        );
      })}
      {rows.length === 0 ? null : (
        <Button kind="link" onClick={onClear}>
          Choose None
        </Button>
      )}
      {run.error ? <p role="alert">{failureText(run.error)}</p> : null}
      {dialog}
    </fieldset>
  );
}

/** What is asked before something is done with several rows: how many they are, and what follows from it. */
export function askedBefore<Row>(
  { title, warning }: BulkAction<Row>,
  on: readonly Row[],
  nouns: ListShape["nouns"],
): Question {
  const what = `${on.length} ${on.length === 1 ? nouns.one : nouns.many}`;
  const text = typeof warning === "string" ? warning : warning(on);
  return { title: `${title}: ${what}?`, yes: title, text };
}
