import { Button } from "@placket/ui/action/button/Button";
import styles from "../ActionRow.module.css";
import type { DraftHistory, HistoryEvent } from "./draft-history.ts";

interface HistoryButtonsProps {
  readonly history: DraftHistory;
  readonly send: (event: HistoryEvent) => void;
}

/** One step back, one forth. A button that has nothing left to do keeps the focus. */
export function HistoryButtons({ history, send }: HistoryButtonsProps) {
  return (
    <div className={styles["buttons"]}>
      <Button
        kind="line"
        size="sm"
        aria-disabled={history.past.length === 0}
        aria-keyshortcuts="Control+Z"
        onClick={() => send({ type: "undo" })}
      >
        Undo
      </Button>
      <Button
        kind="line"
        size="sm"
        aria-disabled={history.future.length === 0}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => send({ type: "redo" })}
      >
        Redo
      </Button>
    </div>
  );
}
