import { mayActAsGuest } from "@placket/domain/cart/access";
import type { Cart } from "@placket/domain/cart/cart";
import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { RestCall } from "../../http/mount.ts";
import { customerCartId } from "../owned/own-cart.ts";
import { inCart, inNamedCart, isOver, type CartWork } from "./asked-cart.ts";

/** What is put into a cart, and how a new one with it is begun. */
interface Putting {
  readonly work: CartWork;
  readonly begin: (ctx: Ctx) => Promise<Result<Cart>>;
}

/** Into the cookie's cart while that is open, else into the customer's, else into a new one. */
export async function inOwnCart(call: RestCall, { work, begin }: Putting): Promise<Result<Cart>> {
  const put = await inNamedCart(call, work);
  if (put && !isOver(put)) return put;
  const begun = mayActAsGuest(call.ctx.principal);
  if (begun !== true) return refuse(problem(begun, "cartId"));
  if (call.ctx.principal.kind !== "customer") return begin(call.ctx);
  const own = await customerCartId(call.ctx);
  return own.ok ? inCart(call, own.value, work) : own;
}
