import type { Ctx } from "../../context.ts";
import { moneyPapersOf } from "../movement/money-papers.ts";
import { selectWholeOrders } from "../order.sql.ts";
import { returnsOf } from "../return/returns.ts";
import { shipmentsOf } from "../ship/shipments.ts";
import { readOrder } from "../stored-order.ts";
import { selectOrderIdsOf } from "./claim-order.sql.ts";

/**
 * Every order of somebody, as far as it can be read, with what became of it: for a copy of their data. What opens an
 * order to whoever has it is left out.
 */
export async function copiedOrders(ctx: Ctx, customerId: number) {
  const ids = await selectOrderIdsOf(ctx.db, customerId);
  const [rows, shipments, papers, returns] = await Promise.all([
    selectWholeOrders(ctx.db, ids),
    shipmentsOf(ctx, ids),
    moneyPapersOf(ctx, ids),
    returnsOf(ctx, ids),
  ]);
  return rows.map((row) => {
    const { token: _, ...order } = readOrder(row).order;
    const { id } = order;
    return { ...order, shipments: shipments(id), papers: papers(id), returns: returns(id) };
  });
}
