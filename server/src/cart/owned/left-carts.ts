import type { Ctx } from "../../context.ts";
import {
  blankCartsOf,
  closeCartsOf,
  updateGroupOfCarts,
  updateOwnerOfCarts,
} from "./left-carts.sql.ts";

/** Closes the open carts of somebody who leaves, and empties them of who they were. */
export async function leaveCarts(tx: Ctx, customerId: number): Promise<void> {
  await closeCartsOf(tx.db, customerId, tx.now);
}

/** The open carts of a customer who is in another group now. */
export const regroupCarts = (tx: Ctx, customerId: number, groupId: number): Promise<void> =>
  updateGroupOfCarts(tx.db, customerId, groupId);

/**
 * The carts of a customer are another one's from now on. Of two that are open in a website the one with items leads, the
 * newest first, as where a payment gave one back.
 */
export const giveCarts = (
  tx: Ctx,
  fromId: number,
  into: { readonly customerId: number; readonly groupId: number },
): Promise<void> => updateOwnerOfCarts(tx.db, fromId, into);

/** Closes the open carts of a customer, and empties all they ever had of who they were. */
export async function blankCarts(tx: Ctx, customerId: number): Promise<void> {
  await closeCartsOf(tx.db, customerId, tx.now);
  await blankCartsOf(tx.db, customerId);
}
