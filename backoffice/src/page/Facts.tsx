import type { ReactNode } from "react";
import styles from "./Facts.module.css";

/** What is known of one thing, a line each: `Fact`s. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles["facts"]}>{children}</dl>;
}

export function Fact({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
