import { DayBars } from "./DayBars.tsx";
import type { Picture } from "./picture-of.ts";
import styles from "./ReportPicture.module.css";
import { RowBars } from "./RowBars.tsx";

/** A report as bars; what they say is said in words as well, and none says anything by its color. */
export function ReportPicture({ as, title, said, bars, left }: Picture) {
  const Bars = as === "days" ? DayBars : RowBars;
  return (
    <figure className={styles["figure"]}>
      <figcaption className={styles["title"]}>
        <b>{title}.</b> {said}
      </figcaption>
      <Bars bars={bars} />
      {left === 0 ? null : (
        <p className={styles["more"]}>
          {left} more {left === 1 ? "stands" : "stand"} in the table.
        </p>
      )}
    </figure>
  );
}
