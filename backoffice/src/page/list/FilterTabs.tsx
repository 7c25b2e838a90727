import { classNames } from "@placket/ui/class-names";
import { shownInRow } from "@placket/ui/navigation/row/shown-in-row";
import styles from "./FilterTabs.module.css";

interface FilterTab {
  readonly title: string;
  readonly href: string;
  readonly isHere: boolean;
  /** How many there are, in words where they are not counted to the end; missing while it is not known, and where nobody counts. */
  readonly count?: number | string | undefined;
}

interface FilterTabsProps {
  /** Names the landmark: "Status". */
  readonly label: string;
  readonly tabs: readonly FilterTab[];
}

/** A filter as one link for each of its values, with counts. */
export function FilterTabs({ label, tabs }: FilterTabsProps) {
  return (
    <nav aria-label={label} className={styles["tabs"]}>
      {tabs.map(({ title, href, isHere, count }) => (
        <a
          key={title}
          ref={isHere ? shownInRow : undefined}
          href={href}
          className={classNames(styles["tab"], isHere && "bartack")}
          aria-current={isHere ? "true" : undefined}
        >
          {title} <span className={styles["count"]}>{count}</span>
        </a>
      ))}
    </nav>
  );
}
