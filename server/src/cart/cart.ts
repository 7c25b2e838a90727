import { priceGroupOf } from "@placket/domain/access/actor";
import { canUseCart } from "@placket/domain/cart/access";
import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import {
  insertCart,
  reopen,
  selectCart,
  selectCartForUpdate,
  touchCart,
  updateUnchangedCart,
  type CartPatch,
  type HeldCart,
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
  const stored = await readCart(ctx, maskId);
  if (!stored) return refuse(noSuchCart(maskId));
  const found = openTo(ctx, stored);
  return found.ok ? ok(await pricedCart(ctx, found.value)) : found;
}

/** The cart whose items a use-case changes: held until the transaction ends, its version raised. */
export async function cartForChange(ctx: Ctx, maskId: string): Promise<Result<StoredCart>> {
  const stored = isMaskId(maskId) ? await touchCart(ctx.db, maskId, ctx.now) : undefined;
  return stored ? openTo(ctx, stored) : refuse(noSuchCart(maskId));
}

/** What a change makes of a stored cart, beside the columns it writes. */
export interface CartChange {
  readonly maskId: string;
  readonly change: (cart: StoredCart) => { readonly patch: CartPatch; readonly cart: StoredCart };
  /** Says whether the changed cart may stand. */
  readonly judge?: (cart: Cart) => Result<Cart>;
}

/**
 * Changes a cart's own columns without holding it: reads it, judges what the change would make of it, and
 * writes if nobody changed it meanwhile, else begins anew. Two statements and no transaction; further
 * changes of the same call know what the one before left behind and need one.
 */
export async function changeCart(ctx: Ctx, question: CartChange): Promise<Result<Cart>> {
  const { maskId, change, judge = ok } = question;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = lastSeen(ctx, maskId) ?? (await readCart(ctx, maskId));
    if (!stored) return refuse(noSuchCart(maskId));
    const open = openTo(ctx, stored);
    if (!open.ok) return open;
    const { patch, cart } = change(open.value);
    const judged = judge(await pricedCart(ctx, cart));
    // What was judged may be older than the cart: then it is judged again.
    if (!judged.ok && !LAST_SEEN.delete(ctx)) return judged;
    if (!judged.ok) continue;
    if (await updateUnchangedCart(ctx.db, stored, { patch, now: ctx.now })) {
      LAST_SEEN.set(ctx, { ...stored, ...cart, version: stored.version + 1 });
      return judged;
    }
    LAST_SEEN.delete(ctx);
  }
  throw new Error(`The cart ${maskId} kept changing`);
}

/** What a call's last change made of its cart. May be old by now: whoever writes compares versions. */
const LAST_SEEN = new WeakMap<Ctx, HeldCart>();

function lastSeen(ctx: Ctx, maskId: string): HeldCart | undefined {
  const cart = LAST_SEEN.get(ctx);
  return cart?.maskId === maskId ? cart : undefined;
}

async function readCart(ctx: Ctx, maskId: string): Promise<HeldCart | undefined> {
  return isMaskId(maskId) ? selectCart(ctx.db, maskId) : undefined;
}

/** Far more than shoppers with two windows ever need. */
const ATTEMPTS = 20;

/** The cart that is to become an order, held. It may have become one: then it is not active any more. */
export async function cartForOrder(ctx: Ctx, maskId: string): Promise<Result<StoredCart>> {
  if (!isMaskId(maskId)) return refuse(noSuchCart(maskId));
  const held = await selectCartForUpdate(ctx.db, maskId);
  return held ? usableBy(ctx, held) : refuse(noSuchCart(maskId));
}

/** Gives the cart back to the shopper after a payment that failed. */
export function reopenCart(ctx: Ctx, cartId: number): Promise<void> {
  return reopen(ctx.db, cartId, ctx.now);
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

function openTo(ctx: Ctx, cart: HeldCart): Result<StoredCart> {
  const usable = usableBy(ctx, cart);
  if (!usable.ok) return usable;
  return cart.isActive ? usable : refuse(problem("cart.alreadyOrdered", "cartId"));
}

function usableBy(ctx: Ctx, cart: HeldCart): Result<StoredCart> {
  const owner = { customerId: cart.customerId, storeWebsiteId: cart.websiteId };
  const allowed = canUseCart(ctx.actor, owner, ctx.store.websiteId);
  return allowed === true ? ok(cart) : refuse(problem(allowed, "cartId", cart.maskId));
}
