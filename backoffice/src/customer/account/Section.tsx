import { useId, type ReactNode } from "react";
import styles from "./Section.module.css";

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page of one customer. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["section"]}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
