import { FilterTabs } from "../page/list/FilterTabs.tsx";
import { ordersAt } from "./order.addresses.ts";
import type { OrderCounts } from "./order.queries.ts";
import type { OrdersAsked } from "./orders-list.ts";
import { STATUS_TEXT, STATUSES } from "./status-text.ts";

interface StatusFilterProps {
  /** How many match the search in each status; missing while it is not known. */
  readonly counts: OrderCounts | undefined;
  readonly asked: OrdersAsked;
}

/**
 * One link per status with its count; statuses without orders are left out. Money that somebody has to look
 * after comes first, and only while there is some.
 */
export function StatusFilter({ counts, asked }: StatusFilterProps) {
  const all = Object.values(counts?.byStatus ?? {}).reduce((sum, count) => sum + count, 0);
  const rows = [
    { title: "All", count: all },
    {
      money: "look-after" as const,
      title: "Money to Look After",
      count: counts?.moneyToLookAfter ?? 0,
    },
    ...STATUSES.map((status) => ({
      status,
      title: STATUS_TEXT[status],
      count: counts?.byStatus[status] ?? 0,
    })),
  ].map(({ title, count, ...filter }) => {
    const { status, money }: Pick<OrdersAsked, "status" | "money"> = filter;
    return {
      title,
      count: counts ? count : undefined,
      href: ordersAt({}, { ...asked, after: undefined, status, money }),
      isHere: status === asked.status && money === asked.money,
      isShown: title === "All" || count > 0,
    };
  });
  return (
    <FilterTabs label="Status" tabs={rows.filter(({ isShown, isHere }) => isShown || isHere)} />
  );
}
