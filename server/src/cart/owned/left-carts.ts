import type { Ctx } from "../../context.ts";
import { closeCartsOf } from "./left-carts.sql.ts";

/** Closes the open carts of somebody who leaves, and empties them of who they were. */
export async function leaveCarts(tx: Ctx, customerId: number): Promise<void> {
  await closeCartsOf(tx.db, customerId, tx.now);
}
