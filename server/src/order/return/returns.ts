import type { PiecesWish } from "@placket/domain/order/step/check-pieces";
import { owedOf } from "@placket/domain/order/return/difference";
import type { ReturnReason, ReturnState } from "@placket/domain/order/return/return-state";
import type { Money } from "@placket/domain/money/money";
import type { Ctx } from "../../context.ts";
import { awaitedOf } from "../exchange/awaited.ts";
import { selectReturns, type ReturnRow } from "./return.sql.ts";

/** A return of an order: what is sent back and why, and how it stands. */
export interface OrderReturn {
  readonly id: number;
  readonly number: string;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  readonly comment: string;
  /** Why nothing came of it, empty where no piece of it was good; `null` where something does, or nobody said. */
  readonly endedReason: string | null;
  /** What its exchange owes its buyer, since the processor refused to pay it back; minor units. */
  readonly owedMinor: number;
  /** What its buyer has to pay before what it is exchanged for is sent; `null` for nothing. */
  readonly awaited: Money | null;
  readonly at: Date;
  readonly pieces: readonly {
    readonly itemId: number;
    readonly quantity: number;
    /** Of them, those that were found good; none before it is checked. */
    readonly accepted: number;
  }[];
}

/** Its pieces that were found good. */
export const goodPieces = ({ pieces }: Pick<OrderReturn, "pieces">): PiecesWish[] =>
  pieces
    .filter(({ accepted }) => accepted > 0)
    .map(({ itemId, accepted: quantity }) => ({ itemId, quantity }));

/** The returns of orders by the order's id, first to last; all are read at once. */
export async function returnsOf(
  ctx: Pick<Ctx, "db">,
  orderIds: readonly number[],
): Promise<(orderId: number) => readonly OrderReturn[]> {
  const rows = orderIds.length === 0 ? [] : await selectReturns(ctx.db, orderIds);
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return (orderId) => (byOrder.get(orderId) ?? []).map(readReturn);
}

const readReturn = (row: ReturnRow): OrderReturn => ({
  id: row.id,
  number: row.number,
  state: row.state,
  reason: row.reason,
  comment: row.comment,
  endedReason: row.ended_reason,
  owedMinor: owedOf(row.owing),
  awaited: row.sent && awaitedOf(row.sent),
  at: row.created_at,
  pieces: row.items.map(({ order_item_id: itemId, quantity, accepted }) => ({
    itemId,
    quantity,
    accepted,
  })),
});
