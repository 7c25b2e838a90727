import { t } from "../translation/translate.ts";
import styles from "./Nodes.module.css";

interface NodesProps {
  readonly legend: string;
  /** What each node is called, from the first to the last. */
  readonly choices: readonly string[];
  /** From 1 to as many as there are; null where nobody said. */
  readonly average: number | null;
}

/** Where an average lies on a scale of nodes: five of sizes, three of widths (REVIEW-44). */
export function Nodes({ legend, choices, average }: NodesProps) {
  if (average === null) return null;
  const nearest = Math.round(average);
  const label = choices[nearest - 1] ?? "";
  return (
    <p className={styles["scale"]}>
      <span className={styles["legend"]}>{legend}</span>
      <span className={styles["nodes"]} aria-hidden>
        {choices.map((choice, index) => (
          <span key={choice} className={styles["node"]} data-here={index + 1 === nearest} />
        ))}
      </span>
      <span>{t(label)}</span>
    </p>
  );
}
