import type { ReactNode } from "react";
import { tn } from "../../translation/translate.ts";
import styles from "./FoldedNames.module.css";

/** The lines of a list folded to how many they are: a press unfolds them, paper has them all. */
export const FoldedNames = ({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ReactNode;
}) => (
  <details className={styles["names"]}>
    <summary>{tn(count, "%1 name", "%1 names")}</summary>
    {children}
  </details>
);
