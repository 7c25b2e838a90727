import type { Ctx } from "../../context.ts";
import { selectWholeOrders } from "../order.sql.ts";
import { readOrder, type PlacedOrder } from "../stored-order.ts";
import { selectOrderIdsOf } from "./claim-order.sql.ts";

/** An order without what opens it to whoever has it. */
type CopiedOrder = Omit<PlacedOrder, "token">;

/** Every order of somebody as it was placed, as far as it can be read: for a copy of their data. */
export async function copiedOrders({ db }: Ctx, customerId: number): Promise<CopiedOrder[]> {
  const rows = await selectWholeOrders(db, await selectOrderIdsOf(db, customerId));
  return rows.map((row) => {
    const { token: _, ...order } = readOrder(row).order;
    return order;
  });
}
