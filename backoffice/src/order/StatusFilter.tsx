import type { OrderStatus } from "@placket/domain/order/order-status";
import { classNames } from "@placket/ui/class-names";
import { hrefTo } from "../page/addresses.ts";
import type { OrderFilters } from "./order.queries.ts";
import { STATUS_TEXT, STATUSES } from "./status-text.ts";
import styles from "./StatusFilter.module.css";

interface StatusFilterProps {
  /** How many match the search in each status; missing while it is not known. */
  readonly counts: Readonly<Partial<Record<OrderStatus, number>>> | undefined;
  readonly filters: OrderFilters;
}

/** One link per status with its count; statuses without orders are left out. */
export function StatusFilter({ counts, filters }: StatusFilterProps) {
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const rows = [
    { status: undefined, title: "All", count: all },
    ...STATUSES.map((status) => ({
      status,
      title: STATUS_TEXT[status],
      count: counts?.[status] ?? 0,
    })),
  ];
  const shown = rows.filter(
    ({ status, count }) => status === undefined || status === filters.status || count > 0,
  );
  return (
    <nav aria-label="Status" className={styles["filter"]}>
      {shown.map(({ status, title, count }) => {
        const isHere = status === filters.status;
        return (
          <a
            key={title}
            href={hrefTo("orders", { status, search: filters.search || undefined })}
            className={classNames(styles["status"], isHere && "bartack")}
            aria-current={isHere ? "true" : undefined}
          >
            {title} <span className={styles["count"]}>{counts ? count : ""}</span>
          </a>
        );
      })}
    </nav>
  );
}
