import type { ReactNode } from "react";
import styles from "./specimen.module.css";

/** One group of primitives under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles["section"]} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles["stack"]}>{children}</div>
    </section>
  );
}

/** Things side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles["row"]}>{children}</div>;
}
