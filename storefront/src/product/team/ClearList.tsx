import type { TeamRow } from "@placket/domain/configurator/team/team-sheet";
import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { t, tn } from "../../translation/translate.ts";
import styles from "./TeamSheet.module.css";

interface ClearListProps {
  /** Rows in which something stands. */
  readonly count: number;
  readonly rows: readonly TeamRow[];
  readonly onClear: () => void;
  readonly onUndo: (rows: readonly TeamRow[]) => void;
}

/** What was cleared, for as long as nothing else is written. */
interface Cleared {
  readonly rows: readonly TeamRow[];
  readonly count: number;
}

/** Takes all rows off a list, and puts them back: the same button in the same place, so that focus stays. */
export function ClearList({ count, rows, onClear, onUndo }: ClearListProps) {
  const [cleared, setCleared] = useState<Cleared>();
  const gone = count === 0 ? cleared : undefined;
  const press = () => {
    if (gone) onUndo(gone.rows);
    else onClear();
    setCleared(gone ? undefined : { rows, count });
  };
  return (
    <div className={styles["clear"]}>
      {/* There from the start: what is put into it later is read aloud. */}
      <output>{gone ? tn(gone.count, "%1 row cleared.", "%1 rows cleared.") : ""}</output>
      {count > 0 || gone ? (
        <Button kind="link" onClick={press}>
          {gone ? t("Undo") : t("Clear list")}
        </Button>
      ) : null}
    </div>
  );
}
