import { Icon } from "@placket/ui/drawing/icon/Icon";
import { hrefOf, type Asked, type ListShape } from "./list-shape.ts";
import styles from "./ListFoot.module.css";

interface ListFootProps {
  readonly shape: ListShape;
  readonly asked: Asked;
  /** Where the next page begins; `null` at the end. */
  readonly next: string | null;
}

/** The way through a list that knows its next page; back goes the browser. */
export function ListFoot({ shape, asked, next }: ListFootProps) {
  if (asked.after === undefined && next === null) return null;
  return (
    <nav aria-label={`Pages of ${shape.nouns.many}`} className={styles["pages"]}>
      {asked.after === undefined ? null : (
        <a className="link" href={hrefOf(shape, asked)}>
          First page
        </a>
      )}
      {next === null ? null : (
        <a
          className={`link ${styles["next"]}`}
          href={hrefOf(shape, asked, { after: next })}
          rel="next"
        >
          Next page
          <Icon name="chevron-right" size={18} />
        </a>
      )}
    </nav>
  );
}
