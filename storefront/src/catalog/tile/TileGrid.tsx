import type { ReactNode } from "react";
import styles from "./TileGrid.module.css";

/** Tiles 4, 3 or 2 across; every child is a list item. */
export function TileGrid({
  children,
  isDimmed = false,
}: {
  children: ReactNode;
  isDimmed?: boolean;
}) {
  return (
    <ul className={styles["grid"]} aria-busy={isDimmed} data-dimmed={isDimmed}>
      {children}
    </ul>
  );
}
