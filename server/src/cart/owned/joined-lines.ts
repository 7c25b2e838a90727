import type { StoredCartItem } from "@placket/domain/cart/cart";
import { CART_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import { joinedQuantity } from "@placket/domain/cart/join/joined-quantity";
import { problem, type Problem } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { settledLine, type SettledLine } from "../cart-items.ts";
import { lineHash } from "../line/line-hash.ts";
import { soldProduct } from "../line/sold-as.ts";

/** The lines of one cart with those of another, equal ones as one, and what did not fit. */
export function joinedLines(
  ctx: Ctx,
  held: readonly StoredCartItem[],
  coming: readonly StoredCartItem[],
): { readonly lines: readonly SettledLine[]; readonly changes: readonly Problem[] } {
  const lines = new Map(held.map((item) => settledLine(item)).map((line) => [line.hash, line]));
  const changes: Problem[] = [];
  for (const item of coming) {
    const hash = lineHash(item);
    const before = lines.get(hash);
    const product = soldOf(ctx, item);
    const name = product?.name ?? "";
    if (!before && lines.size >= CART_ITEMS_MAX) {
      changes.push(problem("cart.joinedWithout", "items", name));
      continue;
    }
    const pieces = { held: before?.quantity ?? 0, coming: item.quantity };
    const quantity = joinedQuantity(pieces, product?.isSaleable ? product : null);
    if (quantity < pieces.held + pieces.coming) {
      changes.push(problem("cart.joinedFewer", "items", quantity, name));
    }
    if (quantity !== before?.quantity) {
      lines.set(hash, { ...item, hash, isChanged: true, id: before?.id ?? 0, quantity });
    }
  }
  return { lines: [...lines.values()], changes };
}

const soldOf = (ctx: Ctx, item: StoredCartItem) => soldProduct(ctx, item, item.configuration);
