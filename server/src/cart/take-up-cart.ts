import type { Cart } from "@placket/domain/cart/cart";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { cartById, filledCart } from "./cart.ts";
import { lineHash } from "./line/line-hash.ts";
import { customerCartId } from "./owned/own-cart.ts";
import { takeLines } from "./owned/take-lines.ts";
import { pricedCart } from "./priced-cart.ts";

/**
 * The cart of a link, for whoever follows it (CART-18): a cart of their own with the same items. The
 * linked one stays with those who know its id, so a stranger's link never makes a visitor type an address
 * into the stranger's cart (decision 0013). The shopper's own cart and a customer's are given as they are. A
 * customer has one cart: into it come the items, beside what it holds.
 */
export async function takeUpCart(
  ctx: Ctx,
  { maskId, ownId }: { readonly maskId: string; readonly ownId: string | undefined },
): Promise<Result<Cart>> {
  const found = await cartById(ctx, maskId);
  if (!found.ok || maskId === ownId || found.value.customerId !== null) return found;
  if (ctx.principal.kind === "customer") return takenByCustomer(ctx, found.value);
  const lines = found.value.items.map((item) => ({ ...item, hash: lineHash(item) }));
  return ok(pricedCart(ctx, await filledCart(ctx, lines)));
}

async function takenByCustomer(ctx: Ctx, { items }: Cart): Promise<Result<Cart>> {
  const own = await customerCartId(ctx);
  if (!own.ok) return own;
  return takeLines(ctx, own.value, items);
}
