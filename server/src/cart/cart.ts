import { priceGroupOf } from "@placket/domain/access/actor";
import { canUseCart } from "@placket/domain/cart/access";
import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import {
  insertCart,
  lockCart,
  reopen,
  selectCart,
  updateCart,
  type CartPatch,
  type NewCart,
} from "./cart.sql.ts";
import { isMaskId, newMaskId } from "./mask-id.ts";
import { pricedCart } from "./priced-cart.ts";

/** Makes an empty cart and gives its mask id. */
export async function createCart(ctx: Ctx, maskId = newMaskId()): Promise<Result<string>> {
  if (!isMaskId(maskId)) return refuse(noSuchCart(maskId));
  await insertCart(ctx.db, newCart(ctx, maskId));
  return ok(maskId);
}

/** The cart of a mask id, priced. Carts that became orders are not found any more. */
export async function cartById(ctx: Ctx, maskId: string): Promise<Result<Cart>> {
  const stored = isMaskId(maskId) ? await selectCart(ctx.db, maskId) : undefined;
  if (!stored) return refuse(noSuchCart(maskId));
  const found = openTo(ctx, stored);
  return found.ok ? ok(await pricedCart(ctx, found.value)) : found;
}

/**
 * Changes a cart and holds it until the transaction ends. The change stands only if the use-case does not
 * refuse afterwards, so a patch may be written first and judged by what it makes of the cart.
 */
export async function cartForChange(
  ctx: Ctx,
  maskId: string,
  patch: CartPatch = {},
): Promise<Result<StoredCart>> {
  const stored = isMaskId(maskId)
    ? await updateCart(ctx.db, maskId, { patch, now: ctx.now })
    : undefined;
  return stored ? openTo(ctx, stored) : refuse(noSuchCart(maskId));
}

/** A changed cart as the shopper sees it, if `judge` finds nothing wrong with it. */
export async function changeCart(
  ctx: Ctx,
  { maskId, patch }: { readonly maskId: string; readonly patch: CartPatch },
  judge: (cart: Cart) => Result<Cart> = ok,
): Promise<Result<Cart>> {
  const changed = await cartForChange(ctx, maskId, patch);
  return changed.ok ? judge(await pricedCart(ctx, changed.value)) : changed;
}

/**
 * The cart that is to become an order: held, and closed to shoppers in the same breath. `wasActive` is
 * false for one that was closed by an earlier call.
 */
export async function cartForOrder(
  ctx: Ctx,
  maskId: string,
): Promise<Result<{ readonly cart: StoredCart; readonly wasActive: boolean }>> {
  const before = isMaskId(maskId) ? await selectCart(ctx.db, maskId) : undefined;
  if (!before) return refuse(noSuchCart(maskId));
  const usable = usableBy(ctx, before);
  if (!usable.ok) return usable;
  await lockCart(ctx.db, before.id);
  const held = (await selectCart(ctx.db, maskId)) ?? before;
  return ok({ cart: held, wasActive: held.isActive });
}

/** Gives the cart back to the shopper after a payment that failed. */
export function reopenCart(ctx: Ctx, cartId: number): Promise<void> {
  return reopen(ctx.db, cartId, ctx.now);
}

/** Holds a cart so that nothing else changes it or its order meanwhile. */
export function holdCart(ctx: Ctx, cartId: number): Promise<void> {
  return lockCart(ctx.db, cartId);
}

/** The row of a new cart for whoever asks. */
export function newCart(ctx: Ctx, maskId: string): NewCart {
  return {
    maskId,
    storeViewId: ctx.store.id,
    customerId: ctx.actor.kind === "customer" ? ctx.actor.customerId : null,
    customerGroupId: priceGroupOf(ctx.actor),
    now: ctx.now,
  };
}

const noSuchCart = (maskId: string) => problem("cart.noSuchCart", "cartId", maskId.slice(0, 64));

function openTo(ctx: Ctx, cart: StoredCart & { websiteId: number }): Result<StoredCart> {
  const usable = usableBy(ctx, cart);
  if (!usable.ok) return usable;
  return cart.isActive ? usable : refuse(problem("cart.alreadyOrdered", "cartId"));
}

function usableBy(ctx: Ctx, cart: StoredCart & { websiteId: number }): Result<StoredCart> {
  const owner = { customerId: cart.customerId, storeWebsiteId: cart.websiteId };
  const allowed = canUseCart(ctx.actor, owner, ctx.store.websiteId);
  return allowed === true ? ok(cart) : refuse(problem(allowed, "cartId", cart.maskId));
}
