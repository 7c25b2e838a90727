import type { ReactNode } from "react";
import styles from "./OrderTeams.module.css";

interface TeamLinesProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** The lines of lists of wearers folded to how many they are; paper, by which is packed, has them all. */
export const TeamLines = ({ count, children }: TeamLinesProps) => (
  <details className={styles["lines"]}>
    <summary>{`${count} ${count === 1 ? "line" : "lines"} of teams`}</summary>
    {children}
  </details>
);
