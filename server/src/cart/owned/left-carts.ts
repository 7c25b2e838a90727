import type { Ctx } from "../../context.ts";
import { readModel } from "../../catalog/read-model.ts";
import { deleteQuotesOf, selectQuotesOf } from "../quote/quote.sql.ts";
import { deleteLinks } from "../shared/shared-cart.sql.ts";
import {
  deleteSavedOfCustomer,
  selectSavedOfCustomer,
  updateOwnerOfSaved,
} from "../saved/saved-item.sql.ts";
import {
  blankCartsOf,
  closeCartsOf,
  updateGroupOfCarts,
  updateOwnerOfCarts,
} from "./left-carts.sql.ts";

/**
 * Closes the open carts of somebody who leaves, and empties them of who they were; what they put aside, their links
 * to carts and their quotes are gone.
 */
async function leaveCarts(tx: Ctx, customerId: number): Promise<void> {
  await closeCartsOf(tx.db, customerId, tx.now);
  await deleteSavedOfCustomer(tx.db, customerId);
  await deleteLinks(tx.db, { customerId });
  await deleteQuotesOf(tx.db, { customerId });
}

/** The open carts of a customer who is in another group now. */
export const regroupCarts = (tx: Ctx, customerId: number, groupId: number): Promise<void> =>
  updateGroupOfCarts(tx.db, customerId, groupId);

/**
 * The carts of a customer are another one's from now on. Of two that are open in a website the one with items leads, the
 * newest first, as where a payment gave one back.
 */
export async function giveCarts(
  tx: Ctx,
  fromId: number,
  into: { readonly customerId: number; readonly groupId: number },
): Promise<void> {
  await updateOwnerOfCarts(tx.db, fromId, into);
  await updateOwnerOfSaved(tx.db, fromId, into.customerId);
}

/** Closes the open carts of a customer, and empties all they ever had of who they were. */
export async function blankCarts(tx: Ctx, customerId: number): Promise<void> {
  await leaveCarts(tx, customerId);
  await blankCartsOf(tx.db, { customerId });
}

/** Empties a guest's cart, which was ordered, of who they were; its quotes are gone. */
export async function blankCart(tx: Ctx, cartId: number): Promise<void> {
  await deleteQuotesOf(tx.db, { cartId });
  await blankCartsOf(tx.db, { cartId });
}

/** The quotes that a customer asked for, as they were said, for a copy of their data. */
export const copiedQuotes = (ctx: Ctx, customerId: number) => selectQuotesOf(ctx.db, customerId);

/** What a customer put aside, for a copy of their data. */
export async function copiedSaved(ctx: Ctx, customerId: number) {
  const catalog = ctx.held(readModel).current();
  const saved = await selectSavedOfCustomer(ctx.db, customerId);
  return saved.map(({ productId, parentId, quantity, configuration, savedAt }) => ({
    sku: catalog.sellable(productId, parentId, ctx.store.id)?.sku ?? null,
    quantity,
    parts: (configuration.parts ?? []).map(({ kind, text }) => ({ kind, text })),
    savedAt,
  }));
}
