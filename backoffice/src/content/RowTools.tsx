import { Button } from "@placket/ui/action/button/Button";
import styles from "./PartsEditor.module.css";

interface RowToolsProps {
  /** What is moved and removed: `part 2`. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Moves and removes one of several. At either end a button stays and does nothing, so that the focus is not lost. */
export const RowTools = ({ name, isFirst, isLast, onMove, onRemove }: RowToolsProps) => (
  <div className={styles["tools"]}>
    <Button
      kind="link"
      aria-label={`Move ${name} up`}
      aria-disabled={isFirst || undefined}
      onClick={() => onMove(-1)}
    >
      Up
    </Button>
    <Button
      kind="link"
      aria-label={`Move ${name} down`}
      aria-disabled={isLast || undefined}
      onClick={() => onMove(1)}
    >
      Down
    </Button>
    <Button kind="link" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </Button>
  </div>
);
