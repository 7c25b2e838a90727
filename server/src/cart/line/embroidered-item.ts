import type { Cart } from "@placket/domain/cart/cart";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { wishedLine, type NewItem } from "../cart-items.ts";
import { lineHash } from "./line-hash.ts";

/** An item of which is said what is to be done to it. */
export type EmbroideredItem = NewItem & Required<Pick<NewItem, "parts">>;

/**
 * Puts an item into a cart by `write` and tells which of the cart's items it has become: its own, or the one
 * that it joined.
 */
export async function embroidered(
  ctx: Ctx,
  item: EmbroideredItem,
  write: () => Promise<Result<Cart>>,
): Promise<Result<{ readonly cart: Cart; readonly itemId: number }>> {
  const wished = wishedLine(ctx, item);
  if (!wished.ok) return wished;
  const written = await write();
  if (!written.ok) return written;
  const { hash } = wished.value.line;
  const found = written.value.items.find((one) => lineHash(one) === hash);
  if (!found) throw new Error("What was written is not in the cart");
  return ok({ cart: written.value, itemId: found.id });
}
