import type { Cart, StoredCartItem } from "@placket/domain/cart/cart";
import { askedAgain } from "@placket/domain/custom-option/chosen-option";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { editableItem, settleAll, writtenCart, type NewItem } from "./cart-items.ts";
import { deleteItems } from "./cart.sql.ts";
import { wishesOf } from "./line/chosen-parts.ts";
import { lineHash } from "./line/line-hash.ts";

/** An item and what takes its place: what the shopper chose anew on its product page. */
interface Replacement {
  readonly maskId: string;
  readonly itemId: number;
  /** None takes the item out (PDP-38). */
  readonly items: readonly NewItem[];
}

/**
 * Puts items in the place of one (PDP-39), all of it or nothing: what cannot be taken leaves the item as it
 * was. The same choice again is the same item with another quantity, and whoever says nothing of the item's
 * parts or options keeps them.
 */
export async function replaceItem(
  ctx: Ctx,
  { maskId, itemId, items }: Replacement,
): Promise<Result<Cart>> {
  const found = await editableItem(ctx, maskId, itemId);
  if (!found.ok) return found;
  const { cart, item } = found.value;
  const others = cart.items.filter((one) => one !== item);
  const kept = wishesOf(ctx, item);
  const chosen = item.configuration.options?.flatMap(askedAgain);
  const wishes = items.map((one) => ({
    ...one,
    parts: one.parts ?? kept,
    options: one.options ?? (isSameProduct(one, item) ? chosen : undefined),
  }));
  const settled = settleAll(ctx, others, wishes);
  if (!settled.ok) return settled;
  const isKept = settled.value.some((line) => line.hash === lineHash(item));
  if (!isKept) await deleteItems(ctx.db, [item.id]);
  return ok(await writtenCart(ctx, cart, settled.value));
}

/** Whether what takes its place is sold with the same options: the product itself, or another variant of its family. */
const isSameProduct = (one: NewItem, item: StoredCartItem): boolean =>
  one.productId === item.productId || (item.parentId !== null && one.parentId === item.parentId);
