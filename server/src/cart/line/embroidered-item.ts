import type { Cart } from "@placket/domain/cart/cart";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { wishedLine, type NewItem } from "../cart-items.ts";
import { lineHash } from "./line-hash.ts";
import { sewnItem, type AskedItem } from "./sewn-parts.ts";

/**
 * Sews what is written on an item, puts it into a cart by `write` and tells which of the cart's items it has become: its own, or the one
 * that it joined.
 */
export async function embroidered(
  ctx: Ctx,
  asked: AskedItem,
  write: (item: NewItem) => Promise<Result<Cart>>,
): Promise<Result<{ readonly cart: Cart; readonly itemId: number }>> {
  const sewn = await sewnItem(ctx, asked);
  if (!sewn.ok) return sewn;
  const item = sewn.value;
  const wished = wishedLine(ctx, item);
  if (!wished.ok) return wished;
  const written = await write(item);
  if (!written.ok) return written;
  const { hash } = wished.value.line;
  const found = written.value.items.find((one) => lineHash(one) === hash);
  if (!found) throw new Error("What was written is not in the cart");
  return ok({ cart: written.value, itemId: found.id });
}
