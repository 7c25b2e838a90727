import type { ReactNode } from "react";
import styles from "./ActionRow.module.css";

interface ActionRowProps {
  /** Why the last action was refused; empty when it was not. */
  readonly problem: string;
  /** Buttons. */
  readonly children: ReactNode;
}

/** What can be done with a design, and what stood in the way of it. */
export function ActionRow({ problem, children }: ActionRowProps) {
  return (
    <>
      <div className={styles["buttons"]}>{children}</div>
      <p role="alert" className={styles["problem"]}>
        {problem}
      </p>
    </>
  );
}
