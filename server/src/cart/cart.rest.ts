import { tileToWire } from "@placket/contract/catalog/catalog.codec";
import type { CartWire } from "@placket/contract/cart/cart.codec";
import type { cartEndpoints } from "@placket/contract/cart/cart.rest";
import type { Cart } from "@placket/domain/cart/cart";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers, RestCall } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { cartById } from "./cart.ts";
import { addToCart, addToNewCart, removeItem, updateItem, type NewItem } from "./cart-items.ts";
import { cartCrosssell } from "./cart-crosssell.ts";
import { cartWire } from "./cart-wire.ts";

/** The browser's cart is the one its `cartId` cookie names (reading 61). */
const COOKIE = "cartId";

export const cartHandlers: Handlers<typeof cartEndpoints> = {
  addToCart: async (call, { body }) => {
    const items = body.map((one) => ({
      productId: one.id,
      parentId: one.parentId ?? null,
      quantity: one.qty,
      overrideCategoryId: one.overrideCategoryId ?? null,
    }));
    const added = await addToOwnCart(call, items);
    if (added.ok) call.setCookie(COOKIE, added.value.maskId);
    return wire(call.ctx, added);
  },
  getCart: async (call, { query }) => {
    const maskId = query.cartId ?? call.cookie(COOKIE);
    if (maskId === undefined) return ok(null);
    const found = await cartById(call.ctx, maskId);
    if (found.ok && query.cartId !== undefined) call.setCookie(COOKIE, found.value.maskId);
    // A cookie whose cart is gone or ordered is nobody's fault: the browser simply has no cart.
    if (!found.ok && query.cartId === undefined) return ok(null);
    return wire(call.ctx, found);
  },
  updateCart: (call, { body }) =>
    change(call, (ctx, maskId) =>
      updateItem(ctx, { maskId, itemId: body.item_id, quantity: body.qty }),
    ),
  removeCartItem: (call, { body }) =>
    change(call, (ctx, maskId) => removeItem(ctx, { maskId, itemId: body.item_id })),
  cartCrosssell: async ({ ctx, cookie }, { query }) => {
    const maskId = query.cartId ?? cookie(COOKIE);
    if (maskId === undefined) return ok({ items: [] });
    const found = await cartCrosssell(ctx, maskId);
    if (!found.ok) return query.cartId === undefined ? ok({ items: [] }) : found;
    return ok({ items: found.value.map(tileToWire) });
  },
};

async function change(
  call: RestCall,
  work: (ctx: Ctx, maskId: string) => Promise<Result<Cart>>,
): Promise<Result<CartWire>> {
  const maskId = call.cookie(COOKIE);
  if (maskId === undefined) return refuse(problem("cart.noSuchCart", "cartId", ""));
  return wire(call.ctx, await transact(call.ctx, (ctx) => work(ctx, maskId)));
}

/** Into the cookie's cart while that is open, else into a new one. */
async function addToOwnCart(call: RestCall, items: readonly NewItem[]): Promise<Result<Cart>> {
  const maskId = call.cookie(COOKIE);
  if (maskId !== undefined) {
    const added = await transact(call.ctx, (ctx) => addToCart(ctx, { maskId, items }));
    if (added.ok || !CLOSED.has(added.problems[0]?.error ?? "")) return added;
  }
  return addToNewCart(call.ctx, items);
}

/** Why a cookie's cart takes nothing more: it is gone, or ordered. */
const CLOSED: ReadonlySet<string> = new Set(["cart.noSuchCart", "cart.alreadyOrdered"]);

const wire = (ctx: Ctx, cart: Result<Cart>): Result<CartWire> =>
  cart.ok ? ok(cartWire(ctx, cart.value)) : cart;
