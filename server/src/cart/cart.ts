import { checkChosenId } from "@placket/domain/cart/chosen-id";
import { canUseCart } from "@placket/domain/cart/access";
import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { stores } from "../store/store-config.ts";
import {
  bindCart,
  insertCart,
  insertFilledCart,
  reopen,
  selectCart,
  touchCart,
  type LineToWrite,
  type NewCart,
} from "./cart.sql.ts";
import { forgetCart, knowCart } from "./change/known-carts.ts";
import { lineHash } from "./line/line-hash.ts";
import { isMaskId, newMaskId } from "./mask-id.ts";
import { pricedCart } from "./priced-cart.ts";

/** Makes an empty cart and gives its mask id: the one that the client chose, or a new one. */
export async function createCart(ctx: Ctx, chosenId?: string): Promise<Result<string>> {
  const problems = chosenId === undefined ? [] : checkChosenId(chosenId);
  if (problems.length > 0) return refuse(...problems);
  const maskId = chosenId ?? newMaskId();
  const isMade = await insertCart(ctx.db, newCart(ctx, maskId));
  return isMade ? ok(maskId) : refuse(idTaken(maskId));
}

const idTaken = (maskId: string) => problem("cart.idTaken", "cart_id", maskId);

/** The cart of a mask id, priced. Carts that became orders are not found any more. */
export async function cartById(ctx: Ctx, maskId: string): Promise<Result<Cart>> {
  const stored = await storedCart(ctx, maskId);
  const found = stored.ok ? openCart(ctx, stored.value) : stored;
  return found.ok ? ok(pricedCart(ctx, found.value)) : found;
}

/** The cart whose items a use-case changes: held until the transaction ends, its version raised. */
export async function cartForChange(ctx: Ctx, maskId: string): Promise<Result<StoredCart>> {
  const stored = isMaskId(maskId) ? await touchCart(ctx.db, maskId, ctx.now) : undefined;
  return stored ? openCart(ctx, stored) : refuse(noSuchCart(maskId));
}

/** The cart of a mask id as the database keeps it, for whoever may use it; it may have become an order. */
export async function storedCart(ctx: Ctx, maskId: string): Promise<Result<StoredCart>> {
  const stored = await cartAnywhere(ctx, maskId);
  return stored.ok ? usableCart(ctx, stored.value) : stored;
}

/** The same, whoever asks and in whichever website: for what lets its caller in by another proof. */
export async function cartAnywhere(ctx: Ctx, maskId: string): Promise<Result<StoredCart>> {
  const stored = isMaskId(maskId) ? await selectCart(ctx.db, maskId) : undefined;
  return stored ? ok(stored) : refuse(noSuchCart(maskId));
}

/** Gives the cart back to the shopper after a payment that failed. */
export function reopenCart(ctx: Ctx, cartId: number): Promise<void> {
  return reopen(ctx.db, cartId, ctx.now);
}

/** A new cart for whoever asks, with its first items: one statement. */
export async function filledCart(ctx: Ctx, lines: readonly LineToWrite[]): Promise<StoredCart> {
  const cart = await writtenCart(ctx, newMaskId(), lines);
  if (!cart) throw new Error("A new cart was not written");
  return cart;
}

/**
 * A cart with these lines that nobody uses but the visit from a procurement system that it is made for; gives its mask
 * id. `ctx.principal` says whose prices it has.
 */
export async function boundCart(
  ctx: Ctx,
  items: readonly Omit<StoredCartItem, "id">[],
): Promise<string> {
  const lines = new Map<string, LineToWrite>();
  for (const item of items) {
    const hash = lineHash(item);
    const quantity = (lines.get(hash)?.quantity ?? 0) + item.quantity;
    lines.set(hash, { ...item, hash, quantity });
  }
  const { id, maskId } = await filledCart(ctx, [...lines.values()]);
  await bindCart(ctx.db, id);
  forgetCart(ctx, maskId);
  return maskId;
}

/** A new cart of whoever asks with nothing in it, under the mask id that the client chose, or a new one: one statement. */
export async function emptyCart(ctx: Ctx, chosenId?: string): Promise<Result<Cart>> {
  const problems = chosenId === undefined ? [] : checkChosenId(chosenId);
  if (problems.length > 0) return refuse(...problems);
  const maskId = chosenId ?? newMaskId();
  const cart = await writtenCart(ctx, maskId, []);
  return cart ? ok(pricedCart(ctx, cart)) : refuse(idTaken(maskId));
}

async function writtenCart(
  ctx: Ctx,
  maskId: string,
  lines: readonly LineToWrite[],
): Promise<StoredCart | undefined> {
  const cart = await insertFilledCart(ctx.db, newCart(ctx, maskId), lines);
  if (cart) knowCart(ctx, cart);
  return cart;
}

/** The row of a new cart for whoever asks. */
function newCart(ctx: Ctx, maskId: string): NewCart {
  return {
    maskId,
    storeViewId: ctx.store.id,
    customerId: ctx.principal.kind === "customer" ? ctx.principal.customerId : null,
    customerGroupId: ctx.principal.groupId,
    now: ctx.now,
  };
}

const noSuchCart = (maskId: string) => problem("cart.noSuchCart", "cartId", maskId.slice(0, 64));

/** The cart, if it is open and whoever asks may use it. */
export function openCart(ctx: Ctx, cart: StoredCart): Result<StoredCart> {
  const usable = usableCart(ctx, cart);
  if (!usable.ok) return usable;
  return cart.isActive ? usable : refuse(problem("cart.alreadyOrdered", "cartId"));
}

/** The cart, if whoever asks may use it and it was not joined with another; it may have become an order. */
export function usableCart(ctx: Ctx, cart: StoredCart): Result<StoredCart> {
  const view = ctx.held(stores).views.find(({ id }) => id === cart.storeViewId);
  const { maskId, customerId, isBound = false } = cart;
  const owner = { maskId, customerId, isBound, storeWebsiteId: view?.websiteId ?? 0 };
  const allowed = canUseCart(ctx.principal, owner, ctx.store.websiteId);
  if (allowed === "access.loginRequired") return refuse(problem(allowed, "cartId"));
  if (allowed !== true) return refuse(problem(allowed, "cartId", cart.maskId));
  return cart.isJoined ? refuse(problem("cart.joined", "cartId")) : ok(cart);
}
