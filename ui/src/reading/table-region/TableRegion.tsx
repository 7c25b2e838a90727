import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./TableRegion.module.css";

type TableRegionProps = {
  /** Names the region: the table's caption in short. */
  label: string;
  /** Goes to the page's edges on a phone. */
  bleed?: boolean | undefined;
  className?: string | undefined;
  /** The `<table>`, or what else is wider than a phone. */
  children: ReactNode;
};

/** Lets a wide table scroll sideways by itself, by finger and by keyboard; the page does not. */
export function TableRegion({ label, bleed, className, children }: TableRegionProps) {
  // Not a control, yet it takes focus: arrow keys cannot scroll it otherwise.
  const scroller = { tabIndex: 0 };
  return (
    <section
      aria-label={label}
      className={classNames(styles["region"], bleed && styles["bleed"], className)}
      {...scroller}
    >
      {children}
    </section>
  );
}
