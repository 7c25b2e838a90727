import { classNames } from "@placket/ui/class-names";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import type { Column } from "./Table.tsx";
import styles from "./ColumnTitle.module.css";

interface ColumnTitleProps<Row> {
  readonly column: Column<Row>;
  readonly className: string;
  readonly sort: string | undefined;
  readonly sortHref: ((sort: string) => string) | undefined;
}

/** The title of a column; where the list can be sorted by it, a link to that order, and to the other way round. */
export function ColumnTitle<Row>({ column, className, sort, sortHref }: ColumnTitleProps<Row>) {
  const { title, sort: key } = column;
  if (key === undefined || !sortHref) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  }
  const isDown = sort === `-${key}`;
  const isUp = sort === key;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isUp ? "ascending" : isDown ? "descending" : "none"}
    >
      <a
        className={classNames(styles["title"], column.align === "end" && styles["end"])}
        href={sortHref(isDown ? key : `-${key}`)}
      >
        {title}
        <span className={isUp ? styles["up"] : isDown ? styles["down"] : styles["off"]}>
          <Icon name="chevron-down" size={14} />
        </span>
      </a>
    </th>
  );
}
