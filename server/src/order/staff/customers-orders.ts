import { money, type Money } from "@placket/domain/money/money";
import { shownStatus } from "@placket/domain/order/shown-status";
import type { Ctx } from "../../context.ts";
import { selectLatestOrders, selectOrderSums } from "./customers-orders.sql.ts";

/** The orders that stand in a customer's history, as staff sum them up. */
interface OrdersInShort {
  readonly count: number;
  /** For each currency; what was canceled is not in it. */
  readonly spent: readonly Money[];
  readonly lastAt: Date | null;
  readonly latest: readonly {
    readonly number: string;
    /** In words. */
    readonly status: string;
    readonly createdAt: Date;
    readonly total: Money;
  }[];
}

/** So many are shown beside their customer; the list of orders has the rest. */
const LATEST = 10;

/** What a customer ordered: how often, for how much, when last, and the latest of it. */
export async function ordersInShort({ db }: Ctx, customerId: number): Promise<OrdersInShort> {
  const [sums, latest] = await Promise.all([
    selectOrderSums(db, customerId),
    selectLatestOrders(db, customerId, LATEST),
  ]);
  return {
    count: sums.reduce((all, { count }) => all + count, 0),
    spent: sums.map(({ spentMinor, currency }) => money(spentMinor, currency)),
    lastAt: latest[0]?.created_at ?? null,
    latest: latest.map((row) => ({
      number: row.number,
      status: shownStatus(row.status) ?? row.status,
      createdAt: row.created_at,
      total: money(row.grand_total_minor, row.currency),
    })),
  };
}
