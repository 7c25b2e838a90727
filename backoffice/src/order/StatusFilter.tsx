import { ORDERS_COUNTED } from "@placket/domain/order/orders-counted";
import { FilterTabs } from "../page/list/FilterTabs.tsx";
import { ordersAt } from "./order.addresses.ts";
import type { OrderCounts } from "./order.queries.ts";
import type { OrdersAsked } from "./orders-list.ts";
import { STATUS_TEXT, STATUSES } from "./status-text.ts";

interface StatusFilterProps {
  /** How many match the search in each status; missing while it is not known, or where too many match. */
  readonly counts: OrderCounts | undefined;
  readonly asked: OrdersAsked;
}

/**
 * One link per status with its count; statuses without orders are left out. Money that somebody has to look
 * after comes first, and only while there is some.
 */
export function StatusFilter({ counts, asked }: StatusFilterProps) {
  const { byStatus, moneyToLookAfter = 0 } = counts ?? {};
  const rows = [
    { title: "All", count: sumOf(byStatus), isShown: true },
    {
      money: "look-after" as const,
      title: "Money to Look After",
      count: moneyToLookAfter,
      isShown: moneyToLookAfter > 0,
    },
    ...STATUSES.map((status) => ({
      status,
      title: STATUS_TEXT[status],
      count: byStatus?.[status],
      // Nobody knows which of them match: any of them may.
      isShown: byStatus === null || byStatus?.[status] !== undefined,
    })),
  ].map(({ title, count, isShown, ...filter }) => {
    const { status, money }: Pick<OrdersAsked, "status" | "money"> = filter;
    return {
      title,
      count: counts && count !== undefined ? countText(count) : undefined,
      href: ordersAt({}, { ...asked, after: undefined, status, money }),
      isHere: status === asked.status && money === asked.money,
      isShown,
    };
  });
  return (
    <FilterTabs label="Status" tabs={rows.filter(({ isShown, isHere }) => isShown || isHere)} />
  );
}

/** Of all statuses together; with one that is not counted to its end it is no sum any more. */
function sumOf(byStatus: OrderCounts["byStatus"] | undefined): number | undefined {
  if (!byStatus) return undefined;
  const counts = Object.values(byStatus);
  const isBeyond = counts.some((count) => count > ORDERS_COUNTED);
  return isBeyond ? ORDERS_COUNTED + 1 : counts.reduce((sum, count) => sum + count, 0);
}

const countText = (count: number) =>
  count > ORDERS_COUNTED ? `${ORDERS_COUNTED.toLocaleString("en-US")}+` : String(count);
