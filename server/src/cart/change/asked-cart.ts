import type { Cart } from "@placket/domain/cart/cart";
import { isCartOver } from "@placket/domain/cart/cart-over";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { RestCall } from "../../http/mount.ts";
import { ownCartId } from "../owned/own-cart.ts";
import { transactOnCart } from "./cart-turns.ts";

/** A change of the cart that a call is about. */
export type CartWork<Value = Cart> = (ctx: Ctx, maskId: string) => Promise<Result<Value>>;

/** In the cookie's cart while that is open, else in the customer's own. */
export async function changedCart<Value>(
  call: RestCall,
  work: CartWork<Value>,
): Promise<Result<Value>> {
  const changed = await inNamedCart(call, work);
  if (changed && !isOver(changed)) return changed;
  const ownId = await ownCartId(call.ctx);
  if (ownId !== undefined) return inCart(call, ownId, work);
  return changed ?? refuse(problem("cart.noneYet", "cartId"));
}

/** In the cart that the cookie names, whatever that is; `undefined` where it names none. */
export async function inNamedCart<Value>(
  call: RestCall,
  work: CartWork<Value>,
): Promise<Result<Value> | undefined> {
  const maskId = call.cookie(CART_COOKIE);
  return maskId === undefined ? undefined : inCart(call, maskId, work);
}

/** In a cart, in its turn and in one transaction. */
export const inCart = <Value>(
  { ctx }: RestCall,
  maskId: string,
  work: CartWork<Value>,
): Promise<Result<Value>> => transactOnCart(ctx, maskId, (tx) => work(tx, maskId));

/** Whether nothing was done because the cart is nobody's to use any more. */
export const isOver = (done: Result<unknown>): boolean =>
  !done.ok && done.problems.some(({ error }) => isCartOver(error));
