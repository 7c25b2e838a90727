import { Meter } from "@placket/ui/status/progress-bar/Meter";
import { Button } from "@placket/ui/action/button/Button";
import styles from "./PieceCount.module.css";

interface PieceCountProps {
  readonly done: number;
  readonly pieces: number;
  /** Left out where nothing may be counted now. */
  readonly onCount: ((done: number) => void) | undefined;
}

/** How many pieces are sewn, with a press for each that comes off the machine. */
export function PieceCount({ done, pieces, onCount }: PieceCountProps) {
  const text = `${done} of ${pieces}`;
  return (
    <div className={styles["count"]}>
      <p className={styles["text"]}>
        <span className={styles["figures"]}>{text}</span> {pieces === 1 ? "piece" : "pieces"} sewn
      </p>
      <Meter label="Pieces sewn" value={pieces === 0 ? 0 : done / pieces} text={text} />
      {onCount ? (
        <div className={styles["presses"]}>
          <Button
            kind="line"
            size="big"
            aria-label="One piece less"
            disabled={done === 0}
            onClick={() => onCount(done - 1)}
          >
            −
          </Button>
          <Button
            kind="line"
            size="big"
            className={styles["more"]}
            disabled={done === pieces}
            onClick={() => onCount(done + 1)}
          >
            One More Sewn
          </Button>
        </div>
      ) : null}
    </div>
  );
}
