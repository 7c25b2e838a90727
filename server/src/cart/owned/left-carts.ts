import type { Ctx } from "../../context.ts";
import { closeCartsOf, updateGroupOfCarts } from "./left-carts.sql.ts";

/** Closes the open carts of somebody who leaves, and empties them of who they were. */
export async function leaveCarts(tx: Ctx, customerId: number): Promise<void> {
  await closeCartsOf(tx.db, customerId, tx.now);
}

/** The open carts of a customer who is in another group now. */
export const regroupCarts = (tx: Ctx, customerId: number, groupId: number): Promise<void> =>
  updateGroupOfCarts(tx.db, customerId, groupId);
