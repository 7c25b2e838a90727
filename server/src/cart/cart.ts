import { setTimeout as delay } from "node:timers/promises";
import { checkChosenId } from "@placket/domain/cart/chosen-id";
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
import { inCartTurn } from "./cart-turns.ts";
import { isMaskId, newMaskId } from "./mask-id.ts";
import { pricedCart } from "./priced-cart.ts";

/** Makes an empty cart and gives its mask id: the one that the client chose, or a new one. */
export async function createCart(ctx: Ctx, chosenId?: string): Promise<Result<string>> {
  const problems = chosenId === undefined ? [] : checkChosenId(chosenId);
  if (problems.length > 0) return refuse(...problems);
  const maskId = chosenId ?? newMaskId();
  const isMade = await insertCart(ctx.db, newCart(ctx, maskId));
  return isMade ? ok(maskId) : refuse(problem("cart.idTaken", "cart_id", maskId));
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
interface CartChange {
  readonly maskId: string;
  readonly change: (cart: StoredCart) => { readonly patch: CartPatch; readonly cart: StoredCart };
  /** Says whether the changed cart may stand. */
  readonly judge?: (cart: Cart) => Result<Cart>;
}

/**
 * Changes a cart's own columns without holding it: reads it, judges what the change would make of it, and
 * writes if nobody changed it meanwhile, else begins anew after a pause. Two statements and no transaction.
 * Refuses with `access.busy` when other processes change it all the while.
 */
export function changeCart(ctx: Ctx, question: CartChange): Promise<Result<Cart>> {
  return inCartTurn(ctx, question.maskId, () => changeUnchanged(ctx, question));
}

async function changeUnchanged(ctx: Ctx, question: CartChange): Promise<Result<Cart>> {
  const { maskId, change, judge = ok } = question;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = await readCart(ctx, maskId);
    if (!stored) return refuse(noSuchCart(maskId));
    const open = openTo(ctx, stored);
    if (!open.ok) return open;
    const { patch, cart } = change(open.value);
    const judged = judge(await pricedCart(ctx, cart));
    if (!judged.ok) return judged;
    if (await updateUnchangedCart(ctx.db, stored, { patch, now: ctx.now })) return judged;
    // By chance, so that two who met do not meet again.
    await delay(Math.random() * PAUSE_MS * (attempt + 1));
  }
  return refuse(problem("access.busy", "cartId"));
}

async function readCart(ctx: Ctx, maskId: string): Promise<HeldCart | undefined> {
  return isMaskId(maskId) ? selectCart(ctx.db, maskId) : undefined;
}

/** Far more than shoppers with two windows ever need; in one process nobody comes between. */
const ATTEMPTS = 20;

/** The longest first pause; each further one may be longer by as much. */
const PAUSE_MS = 5;

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
    customerId: ctx.principal.kind === "customer" ? ctx.principal.customerId : null,
    customerGroupId: ctx.principal.groupId,
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
  const allowed = canUseCart(ctx.principal, owner, ctx.store.websiteId);
  return allowed === true ? ok(cart) : refuse(problem(allowed, "cartId", cart.maskId));
}
