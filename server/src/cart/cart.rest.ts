import type { CartWire } from "@placket/contract/cart/cart.codec";
import type { cartEndpoints } from "@placket/contract/cart/cart.rest";
import type { Cart } from "@placket/domain/cart/cart";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers, RestCall } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { addToCart, cartById, createCart, removeItem, updateItem } from "./cart.ts";
import { cartWire } from "./cart-wire.ts";
import { isMaskId } from "./mask-id.ts";

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
    const added = await transact(call.ctx, async (ctx) => {
      const maskId = await openCart(ctx, call.cookie(COOKIE));
      return maskId.ok ? addToCart(ctx, { maskId: maskId.value, items }) : maskId;
    });
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
};

async function change(
  call: RestCall,
  work: (ctx: Ctx, maskId: string) => Promise<Result<Cart>>,
): Promise<Result<CartWire>> {
  const maskId = call.cookie(COOKIE);
  if (maskId === undefined) return refuse(problem("cart.noSuchCart", "cartId", ""));
  return wire(call.ctx, await transact(call.ctx, (ctx) => work(ctx, maskId)));
}

/** The cookie's cart while it is open, else a new one. */
async function openCart(ctx: Ctx, cookie: string | undefined): Promise<Result<string>> {
  if (cookie !== undefined && isMaskId(cookie) && (await cartById(ctx, cookie)).ok)
    return ok(cookie);
  return createCart(ctx);
}

const wire = (ctx: Ctx, cart: Result<Cart>): Result<CartWire> =>
  cart.ok ? ok(cartWire(ctx, cart.value)) : cart;
