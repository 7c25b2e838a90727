import type { BroughtLine } from "@placket/contract/punchout/cxml/setup-request.codec";
import { readLineKey, writeLineKey } from "@placket/domain/punchout/line-key";
import { CART_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import type { Partner } from "@placket/domain/punchout/partner";
import type { StoredCartItem } from "@placket/domain/cart/cart";
import { cartAnywhere } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { selectCartsOf } from "./visit.sql.ts";

/**
 * The lines that a procurement system brings back, as they were handed over, with the pieces that it says now; `null`
 * where one of them is not known any more: what came back without it would take it out of the requisition. What follows
 * from other lines comes by itself.
 */
export async function broughtLines(
  ctx: Ctx,
  partner: Partner,
  brought: readonly BroughtLine[],
): Promise<readonly BroughtItem[] | null> {
  const keys = brought.map((line) => ({ ...line, key: readLineKey(line.key) }));
  const visits = [...new Set(keys.flatMap(({ key }) => key?.visitId ?? []))];
  const kept = await keptItems(ctx, partner, visits);
  const items = new Map<string, BroughtItem>();
  for (const { key, quantity } of keys) {
    if (!key) return null;
    if (key.itemId === 0) continue;
    const name = writeLineKey(key);
    const item = kept.get(name);
    if (!item) return null;
    const pieces = (items.get(name)?.quantity ?? 0) + quantity;
    if (pieces > 0) items.set(name, { ...item, quantity: pieces });
  }
  return items.size > CART_ITEMS_MAX ? null : [...items.values()];
}

type BroughtItem = Omit<StoredCartItem, "id">;

/** The lines of the carts of a partner's visits, by their keys. */
async function keptItems(
  ctx: Ctx,
  partner: Partner,
  visitIds: readonly number[],
): Promise<ReadonlyMap<string, StoredCartItem>> {
  const carts = await selectCartsOf(ctx.db, partner.id, visitIds);
  const found = await Promise.all(
    [...carts].map(async ([visitId, maskId]) => {
      const cart = await cartAnywhere(ctx, maskId);
      const items = cart.ok ? cart.value.items : [];
      return items.map((item) => [writeLineKey({ visitId, itemId: item.id }), item] as const);
    }),
  );
  return new Map(found.flat());
}
