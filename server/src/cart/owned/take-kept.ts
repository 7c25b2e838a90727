import { mayActAsGuest } from "@placket/domain/cart/access";
import type { Cart, StoredCartItem } from "@placket/domain/cart/cart";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Ctx } from "../../context.ts";
import type { RestCall } from "../../http/mount.ts";
import { createCart } from "../cart.ts";
import { cartWire } from "../cart-wire.ts";
import { isOver } from "../change/asked-cart.ts";
import { wishedAgain } from "../line/wished-again.ts";
import { linesToday } from "../lines-today.ts";
import { missedLines } from "./missed-lines.ts";
import { addEachTo } from "./add-each.ts";
import { customerCartId, ownCartId } from "./own-cart.ts";

/** A cart with what could be taken, and of the lines that could not why. */
export interface TakenCart {
  readonly cart: Cart;
  readonly refused: readonly { readonly name: string; readonly problems: readonly Problem[] }[];
}

/** Lines that were kept somewhere, and the cart that they go into; whoever names none gets one. */
interface Taking {
  readonly items: readonly StoredCartItem[];
  readonly maskId: string | undefined;
}

/** Adds lines that were kept at today's prices, each as far as it can be had. `ctx.db` must not be a transaction. */
export async function takeKept(ctx: Ctx, { items, maskId }: Taking): Promise<Result<TakenCart>> {
  const into = maskId === undefined ? await newCartId(ctx) : ok(maskId);
  if (!into.ok) return into;
  const wishes = items.map((item) => wishedAgain(ctx, item));
  const added = await addEachTo(ctx, into.value, wishes);
  if (!added.ok) return added;
  const names = linesToday(ctx, items).items.map(({ name }) => name);
  const refused = [...added.value.refused].map(([at, problems]) => ({
    name: names[at] ?? "",
    problems,
  }));
  return ok({ cart: added.value.cart, refused });
}

async function newCartId(ctx: Ctx): Promise<Result<string>> {
  if (ctx.principal.kind === "customer") return customerCartId(ctx);
  const may = mayActAsGuest(ctx.principal);
  return may === true ? createCart(ctx) : refuse(problem(may, "cartId"));
}

/** Takes into the cookie's cart while that is open, else into the customer's, else into a new one, as REST says it. */
export async function takenAtHand(
  { ctx, cookie, setCookie }: RestCall,
  take: (maskId: string | undefined) => Promise<Result<TakenCart>>,
) {
  const named = cookie(CART_COOKIE);
  const first = named === undefined ? refuse(problem("cart.noneYet", "cartId")) : await take(named);
  const taken = isOver(first) ? await take(await ownCartId(ctx)) : first;
  if (!taken.ok) return taken;
  const { cart, refused } = taken.value;
  setCookie(CART_COOKIE, cart.maskId);
  return ok({ cart: cartWire(ctx, cart), messages: missedLines(ctx, refused) });
}
