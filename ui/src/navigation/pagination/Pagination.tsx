import { classNames } from "../../class-names.ts";
import { Icon } from "../../drawing/icon/Icon.tsx";
import { pageWindow } from "./page-window.ts";
import styles from "./Pagination.module.css";

type PaginationProps = {
  /** Names the landmark. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** How many there are; with one or none nothing is drawn. */
  pages: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** The name of a number for screen readers, as "Page 3". */
  pageLabel: (page: number) => string;
  className?: string | undefined;
};

/** Links to the pages of a list, with a bartack under the current one. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, hrefOf, previousLabel, nextLabel, pageLabel } = props;
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={classNames(styles["pagination"], props.className)}>
      {page > 1 ? (
        <a rel="prev" className={styles["page"]} href={hrefOf(page - 1)}>
          <Icon name="chevron-left" className={styles["arrow"]} />
          <span className={styles["word"]}>{previousLabel}</span>
        </a>
      ) : null}
      <ul className={styles["list"]}>
        {pageWindow(page, pages).map((shown) => (
          <li key={shown.key}>
            {shown.page === null ? (
              <span className={styles["gap"]}>…</span>
            ) : (
              <a
                className={classNames(styles["page"], shown.page === page && "bartack")}
                href={hrefOf(shown.page)}
                aria-label={pageLabel(shown.page)}
                aria-current={shown.page === page ? "page" : undefined}
              >
                {shown.page}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages ? (
        <a rel="next" className={styles["page"]} href={hrefOf(page + 1)}>
          <span className={styles["word"]}>{nextLabel}</span>
          <Icon name="chevron-right" className={styles["arrow"]} />
        </a>
      ) : null}
    </nav>
  );
}
