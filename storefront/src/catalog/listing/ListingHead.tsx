import type { ReactNode } from "react";
import { t, tn } from "../../translation/translate.ts";
import styles from "./ListingHead.module.css";

interface ListingHeadProps {
  readonly crumbs: ReactNode;
  readonly title: string;
  /** Styles found; undefined while they are counted. */
  readonly count: number | undefined;
  /** Styles there are without filters. */
  readonly total?: number | undefined;
  readonly description?: string | null | undefined;
}

/** The head of a listing: where one is, how much there is, what it is about. */
export function ListingHead({ crumbs, title, count, total, description }: ListingHeadProps) {
  return (
    <div className={styles["head"]}>
      {crumbs}
      <div className={styles["title"]}>
        <h1>{title}</h1>
        <output className="muted num">{count === undefined ? "" : countText(count, total)}</output>
      </div>
      {description ? <p className={styles["about"]}>{description}</p> : null}
    </div>
  );
}

function countText(count: number, total: number | undefined): string {
  if (total !== undefined && count < total) return t("%1 of %2 styles", count, total);
  return tn(count, "%1 style", "%1 styles");
}
