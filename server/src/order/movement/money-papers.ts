import { money, type Money } from "@placket/domain/money/money";
import type { PaidSource } from "@placket/domain/order/money/refund-ways";
import type { Ctx } from "../../context.ts";
import { selectPapers, type PaperRow } from "./money-paper.sql.ts";

/** Money of an order that has moved: an invoice of what was taken, or a refund of what was paid back. */
export interface MoneyPaper {
  readonly kind: "invoice" | "refund";
  readonly number: string;
  readonly at: Date;
  readonly by: string | null;
  readonly reason: string | null;
  readonly pieces: readonly {
    readonly itemId: number;
    readonly quantity: number;
    readonly amount: Money;
  }[];
  readonly shipping: Money;
  readonly adjustment: Money;
  readonly total: Money;
  /** Of a refund: what went where; of an invoice what pays it, none where that is the processor alone. */
  readonly parts: readonly { readonly to: PaidSource; readonly amount: Money }[];
}

/** Invoices and refunds of orders by the order's id, first to last; all are read at once. */
export async function moneyPapersOf(
  ctx: Pick<Ctx, "db">,
  orderIds: readonly number[],
): Promise<(orderId: number) => readonly MoneyPaper[]> {
  const rows = orderIds.length === 0 ? [] : await selectPapers(ctx.db, orderIds);
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return (orderId) => (byOrder.get(orderId) ?? []).map(readPaper);
}

function readPaper(row: PaperRow): MoneyPaper {
  const amount = (minor: number) => money(minor, row.currency);
  return {
    kind: row.kind as MoneyPaper["kind"],
    number: row.number,
    at: row.created_at,
    by: row.by_email,
    reason: row.reason,
    pieces: row.items.map((item) => ({
      itemId: item.order_item_id,
      quantity: item.quantity,
      amount: amount(item.amount_minor),
    })),
    shipping: amount(row.shipping_minor),
    adjustment: amount(row.adjustment_minor),
    total: amount(row.total_minor),
    parts: row.parts.map((part) => ({
      to: part.target as PaidSource,
      amount: amount(part.amount_minor),
    })),
  };
}
