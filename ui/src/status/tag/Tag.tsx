import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./Tag.module.css";

type TagProps = {
  /** brand and ink for news, sale for reductions, own for what belongs to the reader's company. */
  kind?: "brand" | "ink" | "sale" | "own" | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A woven label: two or three words sewn on by its left edge. */
export function Tag({ kind = "brand", className, children }: TagProps) {
  return <span className={classNames(styles["tag"], styles[kind], className)}>{children}</span>;
}
