import { SAVED_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import type { Customer } from "@placket/domain/access/principal";
import { problem, type Problem } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { deleteSavedOfCart, selectSaved, writeSaved, type SavedItem } from "./saved-item.sql.ts";
import { together } from "./saved-items.ts";

/**
 * What was put aside with a guest's cart is the customer's from now on, beside what they have put aside: equal lines
 * become one. Says what did not fit any more.
 */
export async function takeSaved(
  tx: Ctx,
  { customerId }: Pick<Customer, "customerId">,
  cartId: number,
): Promise<readonly Problem[]> {
  const coming = await selectSaved(tx.db, { cartId });
  if (coming.length === 0) return [];
  const by = { customerId, websiteId: tx.store.websiteId };
  const saved = new Map((await selectSaved(tx.db, by)).map((item) => [item.hash, item]));
  const changes: Problem[] = [];
  const lines: SavedItem[] = [];
  for (const item of coming) {
    const before = saved.get(item.hash);
    if (!before && saved.size >= SAVED_ITEMS_MAX) {
      changes.push(problem("cart.joinedWithout", "saved_items", nameOf(tx, item)));
      continue;
    }
    const line = { ...item, quantity: together(tx, before, item) };
    saved.set(item.hash, line);
    lines.push(line);
  }
  if (lines.length > 0) await writeSaved(tx.db, by, { lines, now: tx.now });
  await deleteSavedOfCart(tx.db, cartId);
  return changes;
}

const nameOf = (ctx: Ctx, { productId, parentId }: SavedItem) =>
  ctx.held(readModel).current().sellable(productId, parentId, ctx.store.id)?.name ?? "";
